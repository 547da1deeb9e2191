import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner';
import { cn } from '../../lib/cn.js';
import { ToastExpiry } from './ToastExpiry.js';

/** How long a toast stays, in milliseconds, unless the pointer rests on it. */
export const TOAST_DURATION = 5000;

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the region for screen readers: "Notifications" in the app's language. */
  label: string;
  /** Milliseconds; 5000 unless told. */
  duration?: number;
}

/** The place where toasts appear. Render it once, near the root of the app. */
export function Toaster({ label, duration = TOAST_DURATION, className, ...props }: ToasterProps) {
  return (
    <div data-slot="toaster" className={cn('contents', className)} {...props}>
      <SonnerToaster
        containerAriaLabel={label}
        duration={duration}
        position="bottom-center"
        gap={8}
        className="z-toast! font-sans!"
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-base text-ink shadow-float',
            content: 'min-w-0 flex-1 [overflow-wrap:anywhere]',
            title: 'font-medium',
            description: 'text-sm text-ink-2',
            icon: 'mt-0.5 shrink-0 [&_svg]:size-5',
            actionButton:
              'focus-ring -my-1 min-h-8 shrink-0 cursor-pointer rounded-sm px-2 font-medium text-brand underline underline-offset-4',
          },
        }}
        icons={{
          success: <CircleCheck aria-hidden className="text-brand" />,
          error: <CircleAlert aria-hidden className="text-stop" />,
          info: <Info aria-hidden className="text-ink-2" />,
        }}
      />
    </div>
  );
}

export interface ToastOptions {
  description?: ReactNode;
  /** Milliseconds; `Infinity` stays until it is dismissed. */
  duration?: number;
  /** A toast with the id of one that is shown replaces it. */
  id?: string;
  /** Something to do about it. Its time also stands still while the keyboard is in the toasts (Alt+T leads there). */
  action?: { label: string; onClick: () => void };
}

type Show = (message: ReactNode, options?: ToastOptions) => string | number;

let made = 0;

function show(kind: 'success' | 'error' | 'info'): Show {
  return (message, options) => {
    if (!options?.action) return sonnerToast[kind](message, options);
    made += 1;
    const { duration = TOAST_DURATION, id = `with-action-${made}` } = options;
    return sonnerToast[kind](
      <ToastExpiry key={made} duration={duration} onExpire={() => void sonnerToast.dismiss(id)}>
        {message}
      </ToastExpiry>,
      { ...options, id, duration: Infinity },
    );
  };
}

/** Short news of something that just happened. What must be read belongs in a Banner: a toast goes away. */
export const toast: {
  success: Show;
  error: Show;
  info: Show;
  dismiss: (id?: string | number) => void;
} = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id) => {
    sonnerToast.dismiss(id);
  },
};
