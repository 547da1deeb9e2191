import * as ToastPrimitive from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { useFocusHome } from './use-focus-home.js';
import { cn } from '../../lib/cn.js';
import { dismiss, show, shownToasts, type ShownToast, type ToastOptions } from './toasts.js';

/** How long a toast stays, in milliseconds, unless the pointer or the keyboard is in the toasts. */
export const TOAST_DURATION = 5000;

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the region for screen readers: "Notifications" in the app's language. F8 leads there. */
  label: string;
  /** Milliseconds; 5000 unless told. */
  duration?: number;
}

/** The place where toasts appear. Render it once, near the root of the app. */
export function Toaster({ label, duration = TOAST_DURATION, className, ...props }: ToasterProps) {
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.get, shownToasts.get);
  const home = useFocusHome(toasts.length === 0);
  return (
    <div
      data-slot="toaster"
      className={cn('contents', className)}
      {...props}
      onFocus={(event) => {
        props.onFocus?.(event);
        home.remember(event);
      }}
    >
      <ToastPrimitive.Provider label={label} duration={duration} swipeDirection="down">
        {toasts.map((shown) => (
          <Toast key={shown.call} shown={shown} />
        ))}
        <ToastPrimitive.Viewport
          label={`${label} ({hotkey})`}
          className="fixed inset-x-4 bottom-4 z-toast m-0 mx-auto grid max-w-[22.5rem] gap-2 p-0 outline-none"
        />
      </ToastPrimitive.Provider>
    </div>
  );
}

const icons = {
  success: <CircleCheck aria-hidden className="text-brand" />,
  error: <CircleAlert aria-hidden className="text-stop" />,
  info: <Info aria-hidden className="text-ink-2" />,
};

function Toast({ shown }: { shown: ShownToast }) {
  const { id, kind, message, description, duration, action } = shown;
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      type={kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && dismiss(id)}
      {...(duration === undefined ? {} : { duration })}
      className="focus-ring flex w-full animate-fade-in items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-base text-ink shadow-float data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)"
    >
      <span className="mt-0.5 shrink-0 [&_svg]:size-5">{icons[kind]}</span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <ToastPrimitive.Title className="font-medium">{message}</ToastPrimitive.Title>
        {description !== undefined && (
          <ToastPrimitive.Description className="text-sm text-ink-2">
            {description}
          </ToastPrimitive.Description>
        )}
      </div>
      {action && (
        <ToastPrimitive.Action
          altText={action.label}
          onClick={action.onClick}
          className="focus-ring -my-1 min-h-8 shrink-0 cursor-pointer rounded-sm px-2 font-medium text-brand underline underline-offset-4"
        >
          {action.label}
        </ToastPrimitive.Action>
      )}
    </ToastPrimitive.Root>
  );
}

type Show = (message: ReactNode, options?: ToastOptions) => string;

/**
 * Short news of something that just happened; each gives the id of its toast. What must be read belongs in a Banner: a
 * toast goes away, though not while the pointer or the keyboard is in the toasts or the window is left.
 */
export const toast: { success: Show; error: Show; info: Show; dismiss: (id?: string) => void } = {
  success: (message, options) => show('success', message, options),
  error: (message, options) => show('error', message, options),
  info: (message, options) => show('info', message, options),
  dismiss,
};
