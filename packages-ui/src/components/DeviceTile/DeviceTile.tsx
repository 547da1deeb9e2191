import { Laptop, Smartphone, Tablet } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop };

export interface DeviceTileProps extends ComponentProps<'div'> {
  name: ReactNode;
  kind: keyof typeof icons;
  /** Model, system, when it last reported. */
  detail?: ReactNode;
  /** Chooses the device; without it the tile only tells. */
  onSelect?: () => void;
  selected?: boolean;
  /** Buttons for this device, beside it: move, delete. */
  actions?: ReactNode;
}

/** One device of a child. */
export function DeviceTile({
  name,
  kind,
  detail,
  onSelect,
  selected = false,
  actions,
  className,
  ...props
}: DeviceTileProps) {
  const Icon = icons[kind];
  const words = (
    <>
      <span
        aria-hidden
        className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-sunken text-ink-2"
      >
        <Icon className="size-5" />
      </span>
      <span className="grid min-w-0 text-left [overflow-wrap:anywhere]">
        <span className="font-medium">{name}</span>
        {detail && <span className="text-sm text-ink-2">{detail}</span>}
      </span>
    </>
  );
  return (
    <div
      data-slot="device-tile"
      data-state={selected ? 'selected' : 'idle'}
      className={cn(
        'flex min-w-0 items-center gap-2 rounded-md border border-line bg-surface p-2',
        selected && 'border-brand ring-1 ring-brand ring-inset',
        className,
      )}
      {...props}
    >
      {onSelect ? (
        <button
          data-slot="device-tile-button"
          type="button"
          aria-pressed={selected}
          className="focus-ring flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-sm p-1 hover:bg-sunken"
          onClick={onSelect}
        >
          {words}
        </button>
      ) : (
        <div className="flex min-w-0 flex-1 items-center gap-3 p-1">{words}</div>
      )}
      {actions && (
        <div data-slot="device-tile-actions" className="flex shrink-0 items-center">
          {actions}
        </div>
      )}
    </div>
  );
}
