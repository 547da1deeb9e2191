import { TransactionStatus } from '@ostoja/domain';
import { Button, Link as TextLink, Spinner } from '@ostoja/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PaymentTexts, T, useMessages, type MessageId } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import { useLicenses } from '../api/use-licenses.js';
import { usePurchaseStatus } from '../api/use-purchase-status.js';
import { webAddress } from '../web-address.js';

const words: Record<TransactionStatus, { readonly title: MessageId; readonly text: MessageId }> = {
  [TransactionStatus.Pending]: {
    title: 'payments.status.pending.title',
    text: 'payments.status.pending.text',
  },
  [TransactionStatus.Completed]: {
    title: 'payments.status.completed.title',
    text: 'payments.status.completed.text',
  },
  [TransactionStatus.Canceled]: {
    title: 'payments.status.canceled.title',
    text: 'payments.status.canceled.text',
  },
  [TransactionStatus.Refunded]: {
    title: 'payments.status.refunded.title',
    text: 'payments.status.refunded.text',
  },
  [TransactionStatus.AwaitingConfirmation]: {
    title: 'payments.status.waiting.title',
    text: 'payments.status.waiting.text',
  },
  [TransactionStatus.Started]: {
    title: 'payments.status.started.title',
    text: 'payments.status.started.text',
  },
  [TransactionStatus.Unknown]: {
    title: 'payments.status.unknown.title',
    text: 'payments.status.unknown.text',
  },
  [TransactionStatus.LocalError]: {
    title: 'payments.status.local-error.title',
    text: 'payments.status.local-error.text',
  },
};

/** What may turn out otherwise when it is asked for again. */
const open: readonly TransactionStatus[] = [
  TransactionStatus.Pending,
  TransactionStatus.AwaitingConfirmation,
  TransactionStatus.LocalError,
];

/** After which the same can be bought anew. */
const ended: readonly TransactionStatus[] = [TransactionStatus.Canceled, TransactionStatus.Started];

/** /account/purchase-status: how a payment ended, once it is known (panel spec §2 and §4). */
export function PurchaseStatusPage() {
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const sessionId = query.get('session_id');
  return (
    <PaymentTexts>
      <PurchaseStatus
        key={`${attempt} ${sessionId ?? ''}`}
        sessionId={sessionId}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </PaymentTexts>
  );
}

interface PurchaseStatusProps {
  readonly sessionId: string | null;
  readonly onAgain: () => void;
}

function PurchaseStatus({ sessionId, onAgain }: PurchaseStatusProps) {
  const { t } = useMessages();
  const { status, settled } = usePurchaseStatus(sessionId);
  if (!settled) {
    return (
      <PublicPage title="payments.status.checking.title" lead={t('payments.status.checking.text')}>
        <Spinner size="lg" label={t('app.loading')} className="justify-self-center" />
        <BackButton />
      </PublicPage>
    );
  }
  const { title, text } = words[status];
  const completed = status === TransactionStatus.Completed;
  return (
    <PublicPage key={title} title={title} lead={t(text)} announced>
      <div className="grid gap-3">
        {completed && <Invoice />}
        {open.includes(status) && (
          <Button size="lg" fullWidth onClick={onAgain}>
            {t('payments.status.ask-again')}
          </Button>
        )}
        {ended.includes(status) && (
          <Button asChild size="lg" fullWidth>
            <Link to="/account/purchase">
              <T id="payments.status.try-again" />
            </Link>
          </Button>
        )}
        <BackButton main={completed} />
      </div>
    </PublicPage>
  );
}

function BackButton({ main = false }: { readonly main?: boolean }) {
  return (
    <Button asChild size="lg" variant={main ? 'primary' : 'secondary'} fullWidth>
      <Link to="/">
        <T id="payments.status.back" />
      </Link>
    </Button>
  );
}

/** The bill of the newest payment, where the provider made one. */
function Invoice() {
  const { t } = useMessages();
  const { data } = useLicenses();
  const newest = data?.purchases[0];
  const address = newest?.status === TransactionStatus.Completed ? webAddress(newest.invoice) : null;
  if (address === null) return null;
  return (
    <TextLink className="justify-self-center py-2" href={address} newTabLabel={t('billing.new-tab')}>
      {t('payments.status.invoice')}
    </TextLink>
  );
}
