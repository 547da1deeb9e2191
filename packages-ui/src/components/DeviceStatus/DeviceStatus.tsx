import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface DeviceStatusProps extends ComponentProps<'span'> {
  online: boolean;
  /** The state in words: "online", "offline". */
  label: ReactNode;
  /** Since when, or when last seen: "now", "since 14:02". */
  when?: ReactNode;
}

/** Whether a device is connected, and since when. A full dot is online, an empty one offline. */
export function DeviceStatus({ online, label, when, className, ...props }: DeviceStatusProps) {
  return (
    <span
      data-slot="device-status"
      data-state={online ? 'online' : 'offline'}
      className={cn('inline-flex max-w-full items-baseline gap-2 text-sm text-ink-2', className)}
      {...props}
    >
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 shrink-0 rounded-full border-2',
          online ? 'border-used bg-used' : 'border-line-2 bg-transparent',
        )}
      />
      <span className="min-w-0">
        <span className={cn(online ? 'text-ink' : 'text-ink-2')}>{label}</span>
        {when && <span className="text-ink-3"> · {when}</span>}
      </span>
    </span>
  );
}
