import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface SideNavProps extends ComponentProps<'nav'> {
  /** What this navigation is for, for screen readers. */
  label: string;
}

/** The app's sections, one below the other. Its children are SideNavItems. */
export function SideNav({ label, className, children, ...props }: SideNavProps) {
  return (
    <nav data-slot="side-nav" aria-label={label} className={cn('min-w-0', className)} {...props}>
      <ul data-slot="side-nav-list" className="grid gap-0.5">
        {children}
      </ul>
    </nav>
  );
}

export interface SideNavItemProps extends ComponentProps<'a'> {
  icon?: ReactNode;
  /** This is where the reader is. */
  current?: boolean;
  /** A number or a word at the end of the line. */
  badge?: ReactNode;
  /** Render the only child, a router's link, instead of an `a`. */
  asChild?: boolean;
}

/** A way to one section. */
export function SideNavItem({
  icon,
  current = false,
  badge,
  asChild = false,
  className,
  children,
  ...props
}: SideNavItemProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <li data-slot="side-nav-entry">
      <Root
        data-slot="side-nav-item"
        data-state={current ? 'current' : 'idle'}
        aria-current={current ? 'page' : undefined}
        className={cn(
          'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 leading-5 text-ink-2 outline-2 -outline-offset-2 outline-transparent transition-colors [overflow-wrap:anywhere]',
          'hover:bg-sunken hover:text-ink focus-visible:outline-brand [&_svg]:size-4.5 [&_svg]:shrink-0',
          current && 'bg-brand-soft font-semibold text-brand hover:bg-brand-soft hover:text-brand',
          className,
        )}
        {...props}
      >
        {icon}
        <Slottable>{children}</Slottable>
        {badge && (
          <span data-slot="side-nav-badge" className="ml-auto text-sm font-medium text-ink-2">
            {badge}
          </span>
        )}
      </Root>
    </li>
  );
}
