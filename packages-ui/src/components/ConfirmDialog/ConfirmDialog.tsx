import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { dialogContentClasses, overlayClasses } from '../../lib/overlay-classes.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { useReturnFocus } from '../../hooks/use-return-focus.js';
import { Button } from '../Button/index.js';
import { DialogFooter } from '../Dialog/index.js';
import { FieldError } from '../Field/index.js';

export interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof AlertDialogPrimitive.Content>,
  'title' | 'asChild'
> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** The deed itself, a verb: "Delete profile", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** `danger` for what can't be taken back. */
  tone?: 'default' | 'danger';
  /** May take its time: the dialog waits, and closes when the promise is kept. If it is broken, it stays open. */
  onConfirm: () => void | Promise<void>;
  /** What went wrong with the deed, for the dialog that stayed open. */
  error?: ReactNode;
}

/** A question before a deed. Focus starts on "cancel"; a press outside does not close it. */
export function ConfirmDialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  error,
  className,
  children,
  ...props
}: ConfirmDialogProps) {
  const [open, setOpen] = useControllableState({
    value: openProp,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
  });
  const [working, setWorking] = useState(false);

  async function confirm() {
    setWorking(true);
    try {
      await onConfirm();
      setOpen(false);
    } catch {
      // The app says what went wrong through `error`; here it only means: stay open.
    } finally {
      setWorking(false);
    }
  }

  return (
    <AlertDialogPrimitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!working) setOpen(next);
      }}
    >
      {trigger && <AlertDialogPrimitive.Trigger asChild>{trigger}</AlertDialogPrimitive.Trigger>}
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay data-slot="confirm-dialog-overlay" className={overlayClasses} />
        <ConfirmWindow
          data-slot="confirm-dialog"
          aria-modal
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(dialogContentClasses, 'sm:max-w-md', className)}
          {...props}
        >
          <div data-slot="confirm-dialog-body" className="grid min-h-0 gap-2 overflow-y-auto px-5 pt-5 pb-2">
            <AlertDialogPrimitive.Title
              data-slot="confirm-dialog-title"
              className="text-lg font-semibold [overflow-wrap:anywhere]"
            >
              {title}
            </AlertDialogPrimitive.Title>
            {description && (
              <AlertDialogPrimitive.Description data-slot="confirm-dialog-description" className="text-ink-2">
                {description}
              </AlertDialogPrimitive.Description>
            )}
            {children}
            <FieldError>{error}</FieldError>
          </div>
          <DialogFooter>
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="secondary" disabled={working}>
                {cancelLabel}
              </Button>
            </AlertDialogPrimitive.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={working}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </ConfirmWindow>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}

/** What is there only while the question is open. */
function ConfirmWindow({ onCloseAutoFocus, ...props }: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const focus = useReturnFocus({ onCloseAutoFocus });
  return <AlertDialogPrimitive.Content {...props} {...focus} />;
}
