import { Card, ErrorState, Skeleton } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';

interface RulesComingProps {
  /** Why they did not come; null while they are on their way. */
  readonly failure: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Two columns of rules that are not there yet, or the reason why they did not come. */
export function RulesComing({ failure, retrying, onRetry }: RulesComingProps) {
  const { t } = useMessages();
  if (failure) {
    const message = failureMessage(failure);
    return (
      <Card>
        <ErrorState
          title={t('rules.failed')}
          description={t(message.id, message.values)}
          onRetry={onRetry}
          retryLabel={t('app.retry')}
          retrying={retrying}
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-3.5 lg:grid-cols-2" aria-busy>
      <span className="sr-only">{t('app.loading')}</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
