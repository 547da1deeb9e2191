import { useEffect, useRef, type ReactNode } from 'react';
import { T, type MessageId } from '../i18n/index.js';
import { LanguageMenu } from './language-menu.js';
import { PageTitle } from './page-title.js';

interface PublicPageProps {
  readonly title: MessageId;
  /** A few signs above the heading, such as an error's code. */
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  /** The page replaced another one under the reader's hands: its heading takes the focus and is read out. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before the panel: the name, the languages, one heading and one thing to do. */
export function PublicPage({ title, eyebrow, lead, announced = false, children }: PublicPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <div className="flex min-h-dvh flex-col">
      <PageTitle id={title} />
      <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-8">
        <Brand />
        <LanguageMenu />
      </header>
      <main className="flex flex-1 flex-col items-center px-4 pt-4 pb-16 sm:pt-12">
        <div className="w-full max-w-md rounded-lg border border-line bg-surface px-5 py-7 sm:px-8 sm:py-9">
          {eyebrow && <p className="text-sm font-medium text-ink-3 tabular-nums">{eyebrow}</p>}
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-2xl font-semibold tracking-tight outline-none [overflow-wrap:anywhere]"
          >
            <T id={title} />
          </h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  );
}

function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight text-brand">
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden>
        <path d="M6 3h4.5C16 3 20 7 20 12s-4 9-9.5 9H6z" fill="currentColor" />
      </svg>
      Ostoja
    </span>
  );
}
