import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../platform/config/index.js';
import { JobHandlers, jobKind, JobOutbox } from '../../platform/jobs/index.js';
import { Mailer } from '../../platform/mail/index.js';
import type { Account } from './account.entity.js';
import { Accounts } from './accounts.js';
import { MailCodes, resetHours } from './mail-codes.js';

/** What the job of a mail with a code carries; the code itself is made when the mail goes out. */
interface CodeMail {
  language: string;
}

const confirmJob = jobKind<CodeMail>('account.mail-confirm');
const resetJob = jobKind<CodeMail>('account.mail-reset');

/** The mail that an account gets. It is asked for in a transaction and goes out after that is committed. */
@Injectable()
export class AccountMail {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: MailCodes,
    private readonly mailer: Mailer,
    private readonly outbox: JobOutbox,
    private readonly config: Config,
    handlers: JobHandlers,
  ) {
    handlers.register(confirmJob, ({ language }, accountId) => this.sendConfirm(accountId, language));
    handlers.register(resetJob, ({ language }, accountId) => this.sendReset(accountId, language));
  }

  /** Mails the link and the six digits that confirm the address; older ones stop working at once. */
  async askToConfirm(manager: EntityManager, accountId: number, language: string): Promise<void> {
    await this.codes.void(manager, accountId, ['confirm-link', 'confirm-digits']);
    await this.outbox.add(manager, confirmJob, accountId, { language });
  }

  /**
   * Mails the link that sets a new password; older ones stop working at once. For an unknown address give account
   * 0: the same work is done and nothing is mailed.
   */
  async askToReset(manager: EntityManager, accountId: number, language: string): Promise<void> {
    await this.codes.void(manager, accountId, ['reset']);
    await this.outbox.add(manager, resetJob, accountId, { language });
  }

  /** Tells that the password is another one now. */
  async tellPasswordChanged(manager: EntityManager, account: Account): Promise<void> {
    const content = { kind: 'password-changed', link: `${this.config.linkBase}/forgot-password` } as const;
    await this.mailer.queue(manager, account.accountId, this.order(account, account.language, content));
  }

  /** Tells that the address is confirmed and how to go on. */
  async welcome(manager: EntityManager, account: Account): Promise<void> {
    const content = { kind: 'welcome', link: `${this.config.linkBase}/panel` } as const;
    await this.mailer.queue(manager, account.accountId, this.order(account, account.language, content));
  }

  private async sendConfirm(accountId: number, language: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account || account.confirmed) return;
    const link = this.link('emailconfirm', await this.codes.make(accountId, 'confirm-link'));
    const code = await this.codes.make(accountId, 'confirm-digits');
    await this.mailer.send(this.order(account, language, { kind: 'confirm', link, code }));
  }

  private async sendReset(accountId: number, language: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account?.confirmed) return;
    const code = await this.codes.make(accountId, 'reset');
    const link = `${this.link('update-password', code)}&lang=${encodeURIComponent(language)}`;
    await this.mailer.send(this.order(account, language, { kind: 'reset', link, hours: resetHours }));
  }

  private link(path: string, code: string): string {
    return `${this.config.linkBase}/${path}?code=${encodeURIComponent(code)}`;
  }

  private order<Content>(account: Account, language: string, content: Content) {
    return { to: account.email, language, content };
  }
}
