import { Injectable } from '@nestjs/common';
import { isBuyable, listedStatus, moneyBackDays, TransactionStatus } from '@ostoja/domain';
import { Accounts } from '../features/account/index.js';
import { PaymentFailure, planName, type RefundRefusal, Refunds } from '../features/payments/index.js';
import { Database } from '../platform/database/index.js';
import { AdminError } from './admin-error.js';
import { amount } from './amounts.js';
import { readCount } from './counts.js';
import { day } from './moments.js';

interface PaymentRow {
  purchase_id: number | string;
  plan_type: number;
  amount: number;
  currency: string;
  status: number;
  payment_id: string;
  created: number | string;
  email: string | null;
}

const words: Readonly<Record<number, string>> = {
  [TransactionStatus.Pending]: 'pending',
  [TransactionStatus.Completed]: 'paid',
  [TransactionStatus.Canceled]: 'canceled',
  [TransactionStatus.Refunded]: 'refunded',
  [TransactionStatus.AwaitingConfirmation]: 'waits for confirmation',
  [TransactionStatus.Started]: 'started',
};

const refusals: Readonly<Record<RefundRefusal, string>> = {
  unknown: 'there is no such payment; see payments',
  'not-paid': 'nothing was paid for that purchase',
  'refunded-already': 'that was paid back already',
  'too-late': `that was paid more than ${moneyBackDays} days ago; --force pays it back all the same`,
};

/** What an operator sees of money and does about it. Every method tells what it did. */
@Injectable()
export class AdminPayments {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly refunds: Refunds,
  ) {}

  /** The newest payments of all accounts, or of one: our number, what it was for, where it stands, the provider's name. */
  async list(email: string | undefined, typedCount: string | undefined): Promise<string> {
    const count = readCount(typedCount);
    const owner = email === undefined ? undefined : await this.accounts.findByEmail(email);
    if (owner === null) throw new AdminError('there is no account with that address');
    const rows = await this.database.query<PaymentRow>(
      `SELECT p.purchase_id, p.plan_type, p.amount, p.currency, p.status, p.payment_id, p.created, a.email
       FROM purchase p LEFT JOIN account a ON a.account_id = p.account_id
       ${owner ? 'WHERE p.account_id = ?' : ''} ORDER BY p.created DESC, p.seq DESC LIMIT ${count}`,
      owner ? [owner.accountId] : [],
    );
    return rows.length === 0 ? 'there are no payments' : rows.map(line).join('\n');
  }

  /** Gives a payment back, by our number of the purchase or by the provider's name of the payment. */
  async refund(name: string, force: boolean): Promise<string> {
    const outcome = await this.ask(() => this.refunds.refund(name, force));
    if ('refused' in outcome) throw new AdminError(refusals[outcome.refused]);
    const { refunded, renewing } = outcome;
    const account = await this.accounts.find(refunded.accountId);
    const told = `${amount(refunded.amount, refunded.currency)} go back to ${account?.email ?? 'who paid'}`;
    if (renewing.length === 0) return told;
    return `${told}\nA subscription of that account still renews itself; stop-renewal --email ${account?.email ?? ''} ends that`;
  }

  /** Lets whatever renews itself on an account end with its period. */
  async stopRenewal(email: string): Promise<string> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new AdminError('there is no account with that address');
    const stopped = await this.ask(() => this.refunds.stopRenewal(account.accountId));
    if (stopped.length === 0) return `nothing of ${email} renews itself`;
    return stopped
      .map(({ planType, currentPeriodEnd }) => `${nameOf(planType)} ends on ${day(currentPeriodEnd)}`)
      .join('\n');
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      throw new AdminError(`${error.message}; nothing has changed`);
    }
  }
}

function line(row: PaymentRow): string {
  return [
    String(row.purchase_id),
    day(Number(row.created)),
    row.email ?? 'a deleted account',
    nameOf(row.plan_type),
    amount(row.amount, row.currency),
    words[listedStatus(row.status)],
    row.payment_id,
  ]
    .filter(Boolean)
    .join('  ');
}

function nameOf(type: number): string {
  return isBuyable(type) ? planName(type) : `type ${type}`;
}
