import { Button } from '@ostoja/ui';
import { Link } from 'react-router-dom';
import { T, useMessages } from '../i18n/index.js';
import { PublicPage } from '../layout/public-page.js';

/** /error: the page for addresses that lead nowhere, with the code 404 and a way home (panel spec §2). */
export function NotFoundPage() {
  const { t } = useMessages();
  return (
    <PublicPage title="app.not-found.title" eyebrow="404" lead={t('app.not-found.text')}>
      <Button asChild size="lg" fullWidth>
        <Link to="/">
          <T id="app.go-home" />
        </Link>
      </Button>
    </PublicPage>
  );
}
