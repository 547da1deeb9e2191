import type { ReactNode } from 'react';

/** Steps of a guide, numbered. */
export function GuideSteps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <ol className="grid content-start gap-3">
      {steps.map((step, index) => (
        // The steps of a guide never change their order
        <li key={index} className="flex gap-3">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">{step}</div>
        </li>
      ))}
    </ol>
  );
}
