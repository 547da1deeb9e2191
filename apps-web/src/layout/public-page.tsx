import { PublicLayout } from '@ostoja/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { T, type MessageId } from '../i18n/index.js';
import { Brand } from './brand.js';
import { CookieLink } from './cookie-link.js';
import { LanguageMenu } from './language-menu.js';
import { PageTitle } from './page-title.js';

interface PublicPageProps {
  readonly title: MessageId;
  /** A few signs above the heading, such as an error's code. */
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  /** Under the card: the way to the other page. */
  readonly footer?: ReactNode;
  /** The page replaced another one under the reader's hands: its heading takes the focus and is read out. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before the panel: the name, the languages, one heading and one thing to do. */
export function PublicPage({ title, eyebrow, lead, footer, announced = false, children }: PublicPageProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <>
      <PageTitle id={title} />
      <PublicLayout
        brand={<Brand />}
        languageSwitcher={<LanguageMenu />}
        title={
          <>
            {eyebrow && <span className="mb-1 block text-sm font-medium text-ink-3">{eyebrow}</span>}
            <span ref={heading} tabIndex={-1} className="outline-none">
              <T id={title} />
            </span>
          </>
        }
        intro={lead}
        footer={
          <div className="grid justify-items-center gap-3">
            {footer}
            <span className="text-sm">
              <CookieLink />
            </span>
          </div>
        }
      >
        {children}
      </PublicLayout>
    </>
  );
}
