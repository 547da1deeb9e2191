import { CircleAlert, Info, OctagonAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { IconButton } from '../IconButton/index.js';

const tones = {
  info: { look: 'border-brand-line bg-brand-soft [&_[data-slot=banner-icon]]:text-brand', Icon: Info },
  look: { look: 'border-look-line bg-look-soft [&_[data-slot=banner-icon]]:text-look', Icon: CircleAlert },
  stop: { look: 'border-stop-line bg-stop-soft [&_[data-slot=banner-icon]]:text-stop', Icon: OctagonAlert },
};

interface Dismissal {
  onDismiss: () => void;
  /** The name of the cross. */
  dismissLabel: string;
}

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `info` is good to know, `look` wants attention, `stop` is wrong or blocked. */
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** A button or a link: what to do about it. */
  action?: ReactNode;
} & (Dismissal | { onDismiss?: undefined; dismissLabel?: undefined });

/** A message that stays on the page until what it says is over. A `stop` banner is announced when it appears. */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: BannerProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      data-slot="banner"
      data-state={tone}
      role={tone === 'stop' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md border px-4 py-3 text-ink', look, className)}
      {...props}
    >
      <Icon data-slot="banner-icon" aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(12rem,100%)] flex-1 [overflow-wrap:anywhere]">
          {title && (
            <p data-slot="banner-title" className="font-semibold">
              {title}
            </p>
          )}
          <div data-slot="banner-text">{children}</div>
        </div>
        {action && (
          <div data-slot="banner-action" className="max-w-full shrink-0">
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} size="sm" className="-mt-1 -mr-2" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
