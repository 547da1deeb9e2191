import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn.js';
import { Spinner } from '../Spinner/index.js';

/** The classes of a button, for the rare element that must look like one. */
export const buttonVariants = cva(
  [
    'focus-ring relative inline-flex max-w-full cursor-pointer items-center justify-center gap-2 border text-center',
    'font-medium transition-colors select-none hyphens-auto [overflow-wrap:anywhere]',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-brand text-brand-ink hover:bg-brand-hover',
        secondary: 'border-line-button bg-surface text-ink hover:border-line-2 hover:bg-sunken',
        ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
        danger: 'border-transparent bg-stop text-stop-ink hover:bg-stop-hover',
      },
      size: {
        sm: 'min-h-8 rounded-sm px-3 py-1 text-sm [&_svg]:size-4',
        md: 'min-h-11 rounded-sm px-4 py-2 text-base [&_svg]:size-4.5',
        lg: 'min-h-13 rounded-md px-6 py-3 text-control [&_svg]:size-5',
      },
      fullWidth: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', fullWidth: false },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Work is under way: the label stays (and keeps the width), presses do nothing, focus is kept. */
  loading?: boolean;
  /** Render the only child (a router's link, say) with the looks of a button. */
  asChild?: boolean;
}

/** The thing to press. One `primary` in a view; `danger` only for what can't be taken back. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  // aria-disabled instead of disabled: a button that vanishes from the focus order while it works loses the keyboard user's place.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      data-slot="button"
      data-state={loading ? 'loading' : 'idle'}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...(asChild ? {} : { type })}
      className={cn(buttonVariants({ variant, size, fullWidth }), className)}
      onClick={press}
      {...props}
    >
      {loading && <Spinner size="sm" className="text-current" />}
      <Slottable>{children}</Slottable>
    </Root>
  );
}
