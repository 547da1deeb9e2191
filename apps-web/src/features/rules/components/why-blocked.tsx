import { Button } from '@ostoja/ui';
import { CircleHelp } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import { ExplainDialog, type ExplainProps } from './explain-dialog.js';

/** The button "Why?" beside an app, a site or a video; it opens {@link ExplainDialog}. */
export function WhyBlocked(asked: ExplainProps) {
  const { t } = useMessages();
  return (
    <ExplainDialog
      {...asked}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('rules.why.ask-about', { name: asked.name })}>
          <CircleHelp aria-hidden />
          {t('rules.why.ask')}
        </Button>
      }
    />
  );
}
