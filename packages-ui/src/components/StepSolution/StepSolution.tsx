import { Check, ListTree } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { Spinner } from '../Spinner/index.js';
import { SolutionText } from './SolutionText.js';

/** One step of a solution. */
export interface SolutionStep {
  /** What the step does, in a few words: "Move 5 to the other side". */
  readonly title?: ReactNode;
  /** Markdown with formulas in TeX between `$`, `$$`, `\( \)` or `\[ \]`. */
  readonly content: string;
}

/** Every word of a solution. */
export interface StepSolutionLabels {
  /** Names the whole: "Solution". */
  readonly name: string;
  /** "Step 2"; the number of a step without a title, and of each for screen readers. */
  readonly step: (number: number) => string;
  /** "2 of 5 steps" */
  readonly progress: (shown: number, total: number) => string;
  readonly next: ReactNode;
  readonly all: ReactNode;
  readonly answer: ReactNode;
  readonly loading: string;
  /** More steps are on their way: "Writing on…" */
  readonly writing: string;
  readonly empty: ReactNode;
}

export interface StepSolutionProps extends Omit<ComponentProps<'section'>, 'children'> {
  steps: readonly SolutionStep[];
  /** The result, as Markdown; it appears under the last step. */
  answer?: string;
  /** How many steps are shown; more than there are (`Infinity`) shows those that are still to come too. */
  revealed?: number;
  defaultRevealed?: number;
  onRevealedChange?: (revealed: number) => void;
  /** `loading` before the first step, `writing` while more is on its way: the last step may then end anywhere. */
  status?: 'loading' | 'writing' | 'done';
  /** What went wrong, beside the steps that came before: an ErrorState with a button to try again. */
  error?: ReactNode;
  labels: StepSolutionLabels;
}

function Step({ number, step, partial, label }: StepProps) {
  return (
    <>
      <span
        aria-hidden
        className="row-span-2 flex size-8 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums"
      >
        {number}
      </span>
      <p
        data-slot="solution-step-title"
        className="min-h-8 min-w-0 pt-1 font-semibold hyphens-auto [overflow-wrap:anywhere]"
      >
        <span className={cn(step.title && 'sr-only')}>{label}</span>
        {step.title && (
          <>
            <span className="sr-only">: </span>
            {step.title}
          </>
        )}
      </p>
      <SolutionText partial={partial}>{step.content}</SolutionText>
    </>
  );
}

interface StepProps {
  number: number;
  step: SolutionStep;
  partial: boolean;
  label: string;
}

/**
 * A solution that is read step by step: the next one comes when it is asked for, so that a child can try first. Steps
 * are Markdown with formulas, from outside: markup in them is text, links and pictures lead nowhere, formulas are MathML.
 */
export function StepSolution({
  steps,
  answer,
  revealed: revealedProp,
  defaultRevealed = 1,
  onRevealedChange,
  status = 'done',
  error,
  labels,
  className,
  ...props
}: StepSolutionProps) {
  const id = useId();
  const [revealed, setRevealed] = useControllableState({
    value: revealedProp,
    defaultValue: defaultRevealed,
    onValueChange: onRevealedChange,
  });
  const shown = Math.min(Math.max(0, Math.floor(revealed)), steps.length);
  const complete = shown === steps.length;
  const end = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const list = useRef<HTMLOListElement>(null);

  // The buttons go with the last step: focus goes on to what they brought, not to the top of the page.
  useEffect(() => {
    if (!complete || !pressed.current) return;
    pressed.current = false;
    const last = list.current?.lastElementChild;
    (end.current ?? (last instanceof HTMLElement ? last : null))?.focus();
  }, [complete]);

  function reveal(count: number) {
    pressed.current = true;
    setRevealed(count);
  }

  const state = steps.length > 0 || error ? status : status === 'done' ? 'empty' : 'loading';
  return (
    <section
      data-slot="step-solution"
      data-state={error ? 'failed' : state}
      aria-label={labels.name}
      aria-busy={status !== 'done' || undefined}
      className={cn('grid min-w-0 gap-4', className)}
      {...props}
    >
      {state === 'loading' && !error && (
        <div className="grid gap-3">
          <p className="flex items-center gap-2 text-ink-2">
            <Spinner size="sm" label={labels.loading} />
            <span aria-hidden>{labels.loading}</span>
          </p>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {state === 'empty' && <EmptyState icon={<ListTree />} title={labels.empty} />}
      {shown > 0 && (
        <ol ref={list} aria-live="polite" data-slot="solution-steps" className="grid min-w-0">
          {steps.slice(0, shown).map((step, index) => (
            <li
              // Steps are only ever added at the end.
              key={index}
              data-slot="solution-step"
              tabIndex={-1}
              className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-5 outline-none last:pb-0 before:absolute before:top-9 before:bottom-1 before:left-4 before:w-px before:bg-line last:before:hidden"
            >
              <Step
                number={index + 1}
                step={step}
                label={labels.step(index + 1)}
                partial={status === 'writing' && index === steps.length - 1}
              />
            </li>
          ))}
        </ol>
      )}
      {status === 'writing' && complete && steps.length > 0 && (
        <p className="flex items-center gap-2 pl-11 text-ink-2">
          <Spinner size="sm" label={labels.writing} />
          <span aria-hidden>{labels.writing}</span>
        </p>
      )}
      {complete && status === 'done' && answer && (
        <section
          ref={end}
          tabIndex={-1}
          data-slot="solution-answer"
          aria-labelledby={`${id}-answer`}
          className="focus-ring grid min-w-0 gap-1 rounded-md border border-brand-line bg-brand-soft px-4 py-3"
        >
          <p id={`${id}-answer`} className="flex items-center gap-1.5 text-sm font-semibold text-brand">
            <Check aria-hidden className="size-4.5" />
            {labels.answer}
          </p>
          <SolutionText>{answer}</SolutionText>
        </section>
      )}
      {error}
      {!complete && (
        <div data-slot="solution-tools" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => reveal(shown + 1)}>{labels.next}</Button>
          <Button
            variant="ghost"
            onClick={() => reveal(status === 'done' ? steps.length : Number.POSITIVE_INFINITY)}
          >
            {labels.all}
          </Button>
          <span className="text-sm text-ink-2">{labels.progress(shown, steps.length)}</span>
        </div>
      )}
    </section>
  );
}
