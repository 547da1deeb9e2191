import * as DialogPrimitive from '@radix-ui/react-dialog';
import { Menu as MenuIcon, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { overlayClasses } from '../../lib/overlay-classes.js';
import { IconButton } from '../IconButton/index.js';

export interface AppShellLabels {
  /** The name of the hamburger button. */
  openMenu: string;
  /** The name of the cross in the drawer. */
  closeMenu: string;
  /** The title of the drawer, for screen readers. */
  menu: string;
  /** The first link of the page: "Skip to content". */
  skip: string;
}

export interface AppShellProps extends ComponentProps<'div'> {
  labels: AppShellLabels;
  /** The name or mark of the app, over the side menu. */
  brand: ReactNode;
  /** A SideNav. It stands at the side from 768 px on and waits in a drawer below. */
  nav: ReactNode;
  /** A TopBar. */
  header: ReactNode;
  /** Banners, over the content. */
  banner?: ReactNode;
  /** Under the side menu. */
  navFooter?: ReactNode;
  /** Whether the drawer with the menu of a narrow screen is open. */
  menuOpen?: boolean;
  defaultMenuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
}

/** The frame of the signed-in app: side menu, bar, banners and the page itself (the children). */
export function AppShell({
  labels,
  brand,
  nav,
  header,
  banner,
  navFooter,
  menuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  className,
  children,
  ...props
}: AppShellProps) {
  return (
    <div
      data-slot="app-shell"
      className={cn('min-h-dvh bg-paper text-ink md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]', className)}
      {...props}
    >
      <a
        data-slot="skip-link"
        href="#main-content"
        className="sr-only z-popup rounded-sm bg-brand text-brand-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        {labels.skip}
      </a>
      <aside
        data-slot="app-shell-side"
        aria-label={labels.menu}
        className="sticky top-0 hidden h-dvh flex-col gap-3 overflow-y-auto border-r border-line px-3 py-4 md:flex"
      >
        <div data-slot="app-shell-brand" className="px-3 py-2 text-lg">
          {brand}
        </div>
        {nav}
        {navFooter && <div className="mt-auto">{navFooter}</div>}
      </aside>
      <div data-slot="app-shell-page" className="flex min-w-0 flex-col">
        <header
          data-slot="app-shell-header"
          className="sticky top-0 z-sticky flex min-w-0 items-center gap-1 border-b border-line bg-paper px-2 py-1.5 md:px-7"
        >
          <NavDrawer {...{ labels, brand, nav, navFooter, menuOpen, defaultMenuOpen, onMenuOpenChange }} />
          {header}
        </header>
        {banner && (
          <div data-slot="app-shell-banner" className="grid gap-2 px-3.5 pt-3.5 empty:hidden md:px-7">
            {banner}
          </div>
        )}
        <main
          data-slot="app-shell-main"
          id="main-content"
          tabIndex={-1}
          className="w-full max-w-[76rem] min-w-0 flex-1 px-3.5 pt-4 pb-10 outline-none md:px-7 md:pt-6"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** The side menu of a narrow screen. It closes as soon as a way is chosen. */
function NavDrawer({
  labels,
  brand,
  nav,
  navFooter,
  menuOpen,
  defaultMenuOpen,
  onMenuOpenChange,
}: Pick<AppShellProps, 'labels' | 'brand' | 'nav' | 'navFooter' | 'menuOpen' | 'onMenuOpenChange'> & {
  defaultMenuOpen: boolean;
}) {
  const [open, setOpen] = useControllableState({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onValueChange: onMenuOpenChange,
  });
  return (
    <DialogPrimitive.Root open={open} onOpenChange={setOpen}>
      <DialogPrimitive.Trigger asChild>
        <IconButton label={labels.openMenu} className="md:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      </DialogPrimitive.Trigger>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay data-slot="nav-drawer-overlay" className={cn(overlayClasses, 'md:hidden')} />
        <DialogPrimitive.Content
          data-slot="nav-drawer"
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-overlay flex w-[min(19rem,85vw)] flex-col gap-2 overflow-y-auto border-r border-line bg-paper p-3 text-ink outline-none data-[state=open]:animate-slide-in md:hidden"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
          }}
        >
          <DialogPrimitive.Title className="sr-only">{labels.menu}</DialogPrimitive.Title>
          <div className="flex items-center justify-between gap-2 pl-3 text-lg">
            {brand}
            <DialogPrimitive.Close asChild>
              <IconButton label={labels.closeMenu}>
                <X aria-hidden />
              </IconButton>
            </DialogPrimitive.Close>
          </div>
          {nav}
          {navFooter && <div className="mt-auto">{navFooter}</div>}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
