import * as TooltipPrimitive from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface TooltipProps extends Omit<
  ComponentProps<typeof TooltipPrimitive.Content>,
  'content' | 'asChild'
> {
  /** A few words. Nothing that must be read: fingers have no hover. */
  content: ReactNode;
  /** What it explains: something that takes focus. */
  children: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Milliseconds of hover before it shows; focus shows it at once. */
  delay?: number;
}

/** A few words more about a thing, on hover and on focus. */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen,
  onOpenChange,
  delay = 300,
  className,
  ...props
}: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={delay}>
      <TooltipPrimitive.Root {...{ open, defaultOpen, onOpenChange }}>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-tooltip max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-float [overflow-wrap:anywhere]',
              className,
            )}
            {...props}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
