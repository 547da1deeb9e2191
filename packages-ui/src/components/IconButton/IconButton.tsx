import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Spinner } from '../Spinner/index.js';

const iconButtonVariants = cva(
  [
    'focus-ring inline-flex shrink-0 cursor-pointer items-center justify-center rounded-sm border transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50',
  ],
  {
    variants: {
      variant: {
        secondary: 'border-line bg-surface text-ink hover:border-line-2 hover:bg-sunken',
        ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
        danger: 'border-transparent text-stop hover:bg-stop-soft',
      },
      size: {
        sm: 'size-8 [&_svg]:size-4',
        md: 'size-11 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, VariantProps<typeof iconButtonVariants> {
  /** What the button does, in words: its accessible name and its title. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Work is under way: the icon gives way to a spinner, presses do nothing, focus is kept. */
  loading?: boolean;
}

/** A button with an icon alone. Words come before icons: use it only where the picture is beyond doubt. */
export function IconButton({
  label,
  variant,
  size,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      data-state={loading ? 'loading' : 'idle'}
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      title={label}
      className={cn(iconButtonVariants({ variant, size }), className)}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      {...props}
    >
      {loading ? <Spinner size="sm" className="text-current" /> : children}
    </button>
  );
}
