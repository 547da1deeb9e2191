import { Card, EmptyState } from '@ostoja/ui';
import { Lock } from 'lucide-react';
import { useMessages } from '../i18n/index.js';

/** Stands in the place of what an account's privileges do not include (panel spec §6). */
export function NotAllowed() {
  const { t } = useMessages();
  return (
    <Card>
      <EmptyState
        icon={<Lock />}
        title={t('panel.not-allowed.title')}
        description={t('panel.not-allowed.text')}
      />
    </Card>
  );
}
