import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { Button } from '../Button/index.js';
import { Switch } from '../Switch/index.js';

/** One purpose for which something may be stored. */
export interface ConsentCategory {
  readonly id: string;
  readonly name: ReactNode;
  readonly description?: ReactNode;
  /** The page does not work without it: always on, never asked. */
  readonly required?: boolean;
}

/** The question, or the categories. */
export type ConsentStep = 'question' | 'categories';

export interface CookieConsentProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'defaultValue' | 'onChange'
> {
  categories: readonly ConsentCategory[];
  /** The ids that are allowed so far; required ones need not be named. Nothing optional is, unless told. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (allowed: readonly string[]) => void;
  step?: ConsentStep;
  defaultStep?: ConsentStep;
  onStepChange?: (step: ConsentStep) => void;
  /** The answer: the ids of everything allowed, required ones among them. The app keeps it and takes the region away. */
  onDecide: (allowed: readonly string[]) => void;
  labels: {
    readonly title: ReactNode;
    /** What is stored and why; a place for the link to the policy. */
    readonly text: ReactNode;
    readonly accept: ReactNode;
    readonly refuse: ReactNode;
    readonly settings: ReactNode;
    readonly categoriesTitle: ReactNode;
    readonly save: ReactNode;
    readonly back: ReactNode;
    /** Beside a required category: "Always on". */
    readonly alwaysOn: ReactNode;
  };
}

/**
 * Asks what may be stored, at the foot of the page and without holding it up. Accepting and refusing are the same kind of
 * button, side by side, in both steps; the second has a switch for each category. All words come from outside.
 */
export function CookieConsent({
  categories,
  value,
  defaultValue = [],
  onValueChange,
  step: stepProp,
  defaultStep = 'question',
  onStepChange,
  onDecide,
  labels,
  className,
  ...props
}: CookieConsentProps) {
  const titleId = useId();
  const [allowed, setAllowed] = useControllableState<readonly string[]>({
    value,
    defaultValue,
    onValueChange,
  });
  const [step, setStep] = useControllableState<ConsentStep>({
    value: stepProp,
    defaultValue: defaultStep,
    onValueChange: onStepChange,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  // The button that led here is gone: focus goes on at the new heading. Nothing takes focus before it is asked.
  useEffect(() => {
    if (moved.current) title.current?.focus();
    moved.current = false;
  });

  function go(next: ConsentStep) {
    moved.current = true;
    setStep(next);
  }

  const inOrder = (isAllowed: (category: ConsentCategory) => boolean | undefined) =>
    categories.filter((category) => category.required || isAllowed(category)).map(({ id }) => id);

  return (
    <section
      data-slot="cookie-consent"
      data-state={step}
      aria-labelledby={titleId}
      className={cn(
        'fixed inset-x-0 bottom-0 z-drawer max-h-[85dvh] overflow-y-auto border-t border-line bg-surface p-4 text-ink shadow-float',
        'sm:inset-x-4 sm:bottom-4 sm:mx-auto sm:max-w-2xl sm:rounded-lg sm:border sm:p-5',
        className,
      )}
      {...props}
    >
      <h2
        ref={title}
        id={titleId}
        tabIndex={-1}
        className="text-lg font-semibold outline-none [overflow-wrap:anywhere]"
      >
        {step === 'question' ? labels.title : labels.categoriesTitle}
      </h2>
      {step === 'question' ? (
        <div className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{labels.text}</div>
      ) : (
        <ul className="mt-2 grid divide-y divide-line">
          {categories.map(({ id, name, description, required }) => (
            <li key={id} className="py-2">
              {required ? (
                <div className="flex min-h-11 items-center justify-between gap-4">
                  <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                    {name}
                    {description && <span className="text-sm text-ink-2">{description}</span>}
                  </span>
                  <span className="shrink-0 text-sm font-medium text-brand">{labels.alwaysOn}</span>
                </div>
              ) : (
                <Switch
                  label={name}
                  hint={description}
                  checked={allowed.includes(id)}
                  onCheckedChange={(on) =>
                    setAllowed(on ? [...allowed, id] : allowed.filter((other) => other !== id))
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => onDecide(inOrder(() => false))}>
          {labels.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onDecide(inOrder(() => true))}>
          {labels.accept}
        </Button>
        {step === 'question' ? (
          <Button variant="ghost" className="sm:col-span-2" onClick={() => go('categories')}>
            {labels.settings}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={() => go('question')}>
              {labels.back}
            </Button>
            <Button onClick={() => onDecide(inOrder(({ id }) => allowed.includes(id)))}>{labels.save}</Button>
          </>
        )}
      </div>
    </section>
  );
}
