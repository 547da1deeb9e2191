import { visitKind } from '@ostoja/domain';
import { cn } from '@ostoja/ui';
import { T } from '../../../i18n/index.js';
import { blockReason } from '../block-reason.js';
import { visitKindLooks } from '../visit-kind-looks.js';

/** What became of a visit, in words and colour: its category, and of a refused one the reason. */
export function VisitKindMark({ code }: { readonly code: number }) {
  const kind = visitKind(code);
  const { label, mark } = visitKindLooks[kind];
  return (
    <span data-slot="visit-kind" data-state={kind} className="flex items-baseline gap-2">
      <span aria-hidden className={cn('size-2.5 shrink-0 rounded-[3px]', mark)} />
      <span className="min-w-0">
        <span className={cn(code > 0 && 'font-medium')}>
          <T id={label} />
        </span>
        {code > 0 && (
          <span className="block text-sm text-ink-2">
            <T id={blockReason(code)} />
          </span>
        )}
      </span>
    </span>
  );
}
