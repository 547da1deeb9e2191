import * as PopoverPrimitive from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement } from 'react';
import { cn } from '../../lib/cn.js';
import { popupClasses } from '../../lib/popup-classes.js';

export interface PopoverProps extends Omit<ComponentProps<typeof PopoverPrimitive.Content>, 'asChild'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The name of the panel for screen readers. */
  label: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside the button that opened it. Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: PopoverProps) {
  return (
    <PopoverPrimitive.Root {...{ open, defaultOpen, onOpenChange }}>
      <PopoverPrimitive.Trigger asChild>{trigger}</PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          data-slot="popover"
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            popupClasses,
            'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] p-4 outline-none [overflow-wrap:anywhere]',
            className,
          )}
          {...props}
        />
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
