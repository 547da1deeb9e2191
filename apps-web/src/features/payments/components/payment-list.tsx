import { Button, Link } from '@ostoja/ui';
import { useState } from 'react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import { useTimeZone } from '../../../time/index.js';
import type { Licenses } from '../api/use-licenses.js';
import { statusWord } from '../payment-words.js';
import { planName } from '../plan-name.js';
import { webAddress } from '../web-address.js';

type Payment = Licenses['purchases'][number];

interface PaymentListProps {
  readonly payments: readonly Payment[];
  /** The payment provider's page for cards and bills; empty for who never paid. */
  readonly portal: string;
}

/** How many payments are shown before a parent asks for all. */
const few = 5;

/** The newest payments with their bills, and the way to the payment provider's own page. */
export function PaymentList({ payments, portal }: PaymentListProps) {
  const { t } = useMessages();
  const [all, setAll] = useState(false);
  const shown = all ? payments : payments.slice(0, few);
  const portalAddress = webAddress(portal);
  return (
    <section className="border-t border-line py-3">
      <h3 className="font-semibold">{t('billing.list')}</h3>
      {payments.length === 0 && <p className="py-2 text-ink-2">{t('billing.list.empty')}</p>}
      <ul className="divide-y divide-line">
        {shown.map((payment, index) => (
          <PaymentRow key={index} payment={payment} />
        ))}
      </ul>
      {shown.length < payments.length && (
        <Button variant="ghost" size="sm" className="mt-1" onClick={() => setAll(true)}>
          {t('billing.list.all', { count: payments.length })}
        </Button>
      )}
      {portalAddress && (
        <p className="pt-3">
          <Link href={portalAddress} newTabLabel={t('billing.new-tab')}>
            {t('billing.portal')}
          </Link>
        </p>
      )}
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t } = useMessages();
  const { date, money } = useFormats();
  const timeZone = useTimeZone();
  const invoice = webAddress(payment.invoice);
  const day = date(payment.created, { dateStyle: 'medium', timeZone });
  return (
    <li data-slot="payment" className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">{t(planName(payment.accountType))}</span>
      <span className="text-right tabular-nums">{money(payment.amount, payment.currency)}</span>
      <span className="min-w-0 text-sm text-ink-2">
        <span className="tabular-nums">{day}</span> · {t(statusWord(payment.status))}
      </span>
      {invoice && (
        <Link className="text-right text-sm" href={invoice} newTabLabel={t('billing.new-tab')}>
          {t('billing.invoice')}
          <span className="sr-only"> {day}</span>
        </Link>
      )}
    </li>
  );
}
