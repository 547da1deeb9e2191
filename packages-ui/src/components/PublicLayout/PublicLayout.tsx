import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

const widths = { sm: 'max-w-md', lg: 'max-w-3xl' };

export interface PublicLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  brand: ReactNode;
  /** A LanguageSwitcher, at the top. */
  languageSwitcher?: ReactNode;
  /** The page's heading. */
  title: ReactNode;
  /** A sentence under it. */
  intro?: ReactNode;
  /** Under the card: the way to the other page ("No account yet?"). */
  footer?: ReactNode;
  width?: keyof typeof widths;
}

/** A calm page for those who are not signed in: one card in the middle. */
export function PublicLayout({
  brand,
  languageSwitcher,
  title,
  intro,
  footer,
  width = 'sm',
  className,
  children,
  ...props
}: PublicLayoutProps) {
  return (
    <div
      data-slot="public-layout"
      className={cn('flex min-h-dvh flex-col bg-paper text-ink', className)}
      {...props}
    >
      <header
        data-slot="public-layout-header"
        className="flex min-h-15 items-center justify-between gap-3 px-4 py-2 text-lg sm:px-7"
      >
        {brand}
        {languageSwitcher}
      </header>
      <main
        data-slot="public-layout-main"
        className={cn('mx-auto grid w-full gap-5 px-4 pt-4 pb-12 sm:pt-[8vh]', widths[width])}
      >
        <section
          data-slot="public-layout-card"
          className="grid min-w-0 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
        >
          <div className="grid gap-1.5">
            <h1
              data-slot="public-layout-title"
              className="text-xl font-semibold tracking-tight [overflow-wrap:anywhere]"
            >
              {title}
            </h1>
            {intro && (
              <p data-slot="public-layout-intro" className="text-ink-2">
                {intro}
              </p>
            )}
          </div>
          {children}
        </section>
        {footer && (
          <div data-slot="public-layout-footer" className="text-center text-ink-2">
            {footer}
          </div>
        )}
      </main>
    </div>
  );
}
