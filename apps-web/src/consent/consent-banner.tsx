import { CookieConsent } from '@ostoja/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../i18n/index.js';
import { answer, mayCount } from './consent-store.js';
import { forgetVisitor } from './analytics.js';
import { tellConsentService } from './consent-service.js';

const statistics = 'statistics';

/**
 * The question about cookies in two steps: accept all or what is needed only, and the details (panel spec §2).
 * @param askedFor the visitor opened it to change an answer, so it begins with the details
 */
export function ConsentBanner({ askedFor }: { readonly askedFor: boolean }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [allowed, setAllowed] = useState(() => (mayCount() ? [statistics] : []));
  const banner = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);

  // What the banner covers at the foot of a page can be scrolled free
  useEffect(() => {
    const region = banner.current;
    if (!region) return undefined;
    const watcher = new ResizeObserver(() => setHeight(region.offsetHeight));
    watcher.observe(region);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (askedFor) banner.current?.querySelector('h2')?.focus();
  }, [askedFor]);

  const decide = (ids: readonly string[]) => {
    const accepted = ids.includes(statistics);
    answer(accepted ? 'accepted' : 'refused');
    if (!accepted) forgetVisitor();
    tellConsentService(accepted, pathname);
    if (askedFor) void navigate({ pathname, search }, { replace: true, state });
  };

  return (
    <>
      <div aria-hidden style={{ height }} />
      <CookieConsent
        ref={banner}
        defaultStep={askedFor ? 'categories' : 'question'}
        value={allowed}
        onValueChange={(ids) => setAllowed([...ids])}
        categories={[
          {
            id: 'needed',
            name: t('consent.needed'),
            description: t('consent.needed.text'),
            required: true,
          },
          { id: statistics, name: t('consent.statistics'), description: t('consent.statistics.text') },
        ]}
        labels={{
          title: t('consent.title'),
          text: t('consent.text'),
          accept: t('consent.accept'),
          refuse: t('consent.refuse'),
          settings: t('consent.details'),
          categoriesTitle: t('consent.details.title'),
          save: t('consent.save'),
          back: t('consent.back'),
          alwaysOn: t('consent.always-on'),
        }}
        onDecide={decide}
      />
    </>
  );
}
