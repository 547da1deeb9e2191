import { Check, Clock, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

/** How far a rule has come on its way to the device. */
export type RuleReach = 'none' | 'saved' | 'received' | 'inForce';

type StepState = 'done' | 'next' | 'waiting' | 'failed' | 'offline';

export interface RuleStateLabels {
  /** Names the list: "Where the rule is". */
  readonly name: string;
  readonly saved: string;
  readonly received: string;
  readonly inForce: string;
  /** Said after each step's name, for those who don't see its mark. */
  readonly done: string;
  readonly next: string;
  readonly waiting: string;
  readonly failed: string;
  readonly offline: string;
}

export interface RuleStateProps extends ComponentProps<'div'> {
  /** The last step that was reached. */
  reach: RuleReach;
  /** Why the next step does not come: the save was refused, or the device can't be reached. */
  trouble?: 'failed' | 'offline';
  labels: RuleStateLabels;
  /** A sentence beneath, such as what to do. */
  message?: ReactNode;
}

const steps = ['saved', 'received', 'inForce'] as const;

const marks: Record<StepState, string> = {
  done: 'border-used bg-used text-surface',
  next: 'border-dashed border-ink-3 text-ink-3',
  waiting: 'border-line-2 text-ink-3',
  failed: 'border-stop bg-stop text-stop-ink',
  offline: 'border-look bg-look-soft text-look',
};

const words: Record<StepState, string> = {
  done: 'text-ink',
  next: 'text-ink-2',
  waiting: 'text-ink-3',
  failed: 'font-medium text-stop',
  offline: 'font-medium text-look',
};

/** Follows a rule from the panel to the device: saved, received, in force. It never claims more than was reported. */
export function RuleState({ reach, trouble, labels, message, className, ...props }: RuleStateProps) {
  const reached = reach === 'none' ? 0 : steps.indexOf(reach) + 1;
  const stateOf = (index: number): StepState => {
    if (index < reached) return 'done';
    return index === reached ? (trouble ?? 'next') : 'waiting';
  };
  return (
    <div
      data-slot="rule-state"
      data-state={trouble ?? reach}
      className={cn('@container text-sm', className)}
      {...props}
    >
      <ol aria-label={labels.name} className="flex items-start gap-2 @sm:items-center">
        {steps.map((step, index) => {
          const state = stateOf(index);
          const line = state === 'done' ? 'border-used' : 'border-dashed border-line-2';
          return (
            <li
              key={step}
              data-slot="rule-step"
              data-state={state}
              className={cn(
                'relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center',
                '@sm:flex-row @sm:gap-1.5 @sm:text-left',
                index === 0 ? '@sm:flex-none' : '@sm:flex-auto',
              )}
            >
              {index > 0 && (
                <>
                  {/* Where it is narrow the words stand beneath, and the line runs from mark to mark. */}
                  <span
                    aria-hidden="true"
                    className={cn(
                      'absolute top-2 right-[calc(50%+0.9rem)] left-[calc(-50%+0.4rem)] border-t-2 @sm:hidden',
                      line,
                    )}
                  />
                  <span
                    aria-hidden="true"
                    className={cn('mr-0.5 hidden min-w-4 flex-1 border-t-2 @sm:block', line)}
                  />
                </>
              )}
              <span
                aria-hidden="true"
                className={cn(
                  'grid size-4.5 shrink-0 place-items-center rounded-full border-2',
                  marks[state],
                )}
              >
                {state === 'done' && <Check className="size-3" strokeWidth={3} />}
                {state === 'failed' && <X className="size-3" strokeWidth={3} />}
                {state === 'offline' && <Clock className="size-3" strokeWidth={2.5} />}
              </span>
              <span className={cn('max-w-full hyphens-auto [overflow-wrap:anywhere]', words[state])}>
                {labels[step]}
                <span className="sr-only">, {labels[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p data-slot="rule-message" aria-live="polite" className={cn('text-ink-2', message && 'mt-2')}>
        {message}
      </p>
    </div>
  );
}
