import * as DialogPrimitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { useReturnFocus } from '../../hooks/use-return-focus.js';
import { dialogContentClasses, overlayClasses } from '../../lib/overlay-classes.js';
import { IconButton } from '../IconButton/index.js';
import { focusFirstField } from './focus-first-field.js';

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

export interface DialogProps extends Omit<
  ComponentProps<typeof DialogPrimitive.Content>,
  'title' | 'asChild'
> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave it out where something else does. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  /** The name of the closing cross. */
  closeLabel: string;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
}

/**
 * A window over the page that wants an answer first. Focus goes in and comes back, Escape and a press outside close it.
 * A sheet at the bottom of a phone, a centred card elsewhere; long content scrolls between title and footer.
 */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, ...window }: DialogProps) {
  return (
    <DialogPrimitive.Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayClasses} />
        <DialogWindow {...window} />
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** What is there only while the dialog is open. */
function DialogWindow({
  title,
  description,
  closeLabel,
  footer,
  size = 'md',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'>) {
  const focus = useReturnFocus({ onCloseAutoFocus });
  return (
    <DialogPrimitive.Content
      data-slot="dialog"
      {...(description ? {} : { 'aria-describedby': undefined })}
      className={cn(dialogContentClasses, widths[size], className)}
      {...props}
      onOpenAutoFocus={composeHandlers(onOpenAutoFocus, focusFirstField)}
      {...focus}
    >
      <div data-slot="dialog-header" className="flex items-start gap-2 pt-3 pr-3 pb-2 pl-5">
        <div className="grid min-w-0 flex-1 gap-1 pt-2">
          <DialogPrimitive.Title
            data-slot="dialog-title"
            className="text-lg font-semibold [overflow-wrap:anywhere]"
          >
            {title}
          </DialogPrimitive.Title>
          {description && (
            <DialogPrimitive.Description data-slot="dialog-description" className="text-ink-2">
              {description}
            </DialogPrimitive.Description>
          )}
        </div>
        <DialogPrimitive.Close asChild>
          <IconButton label={closeLabel}>
            <X aria-hidden />
          </IconButton>
        </DialogPrimitive.Close>
      </div>
      <div data-slot="dialog-body" className="min-h-0 flex-1 overflow-y-auto px-5 py-2">
        {children}
      </div>
      {footer ? <DialogFooter>{footer}</DialogFooter> : <div className="h-3 shrink-0" />}
    </DialogPrimitive.Content>
  );
}

/** Lays buttons at the foot of a dialog: side by side, or one below the other on a phone with the main one on top. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'flex shrink-0 flex-col-reverse gap-2 px-5 pt-3 pb-5 sm:flex-row sm:flex-wrap sm:justify-end',
        className,
      )}
      {...props}
    />
  );
}

export interface DialogCloseProps extends Omit<ComponentProps<typeof DialogPrimitive.Close>, 'asChild'> {
  /** A button. */
  children: ReactElement;
}

/** Closes the dialog around it when its only child, a button, is pressed. The props go to that child. */
export function DialogClose(props: DialogCloseProps) {
  return <DialogPrimitive.Close asChild data-slot="dialog-close" {...props} />;
}
