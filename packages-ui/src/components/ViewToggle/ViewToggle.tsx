import type { LucideIcon } from 'lucide-react';
import { cn } from '../../lib/cn.js';

interface ViewToggleProps<View extends string> {
  views: readonly { readonly view: View; readonly icon: LucideIcon }[];
  view: View;
  onViewChange: (view: View) => void;
  labels: Readonly<Record<View, string>>;
  className?: string;
}

/** Two or more ways to look at the same, as buttons with a picture. */
export function ViewToggle<View extends string>({
  views,
  view,
  onViewChange,
  labels,
  className,
}: ViewToggleProps<View>) {
  return (
    <div className={cn('flex rounded-sm border border-line bg-sunken p-0.5', className)}>
      {views.map(({ view: option, icon: Icon }) => (
        <button
          key={option}
          type="button"
          aria-pressed={view === option}
          aria-label={labels[option]}
          title={labels[option]}
          className={cn(
            'focus-ring grid h-8 w-9 cursor-pointer place-items-center rounded-[6px] text-ink-3 hover:text-ink',
            view === option && 'bg-surface text-brand',
          )}
          onClick={() => onViewChange(option)}
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
