import { EmptyState } from '@ostoja/ui';
import { MessagesSquare } from 'lucide-react';
import { useMessages } from '../i18n/index.js';
import { PageTitle } from '../layout/page-title.js';

/** /panel/social-networks: says that it is not available; no menu leads here (panel spec §2, design §13). */
export function SocialNetworksPage() {
  const { t } = useMessages();
  return (
    <>
      <PageTitle id="panel.social.title" />
      <h1 className="mb-3.5 text-xl font-semibold tracking-tight">{t('panel.social.title')}</h1>
      <EmptyState
        icon={<MessagesSquare />}
        title={t('panel.social.not-available')}
        description={t('panel.social.text')}
      />
    </>
  );
}
