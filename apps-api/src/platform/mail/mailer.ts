import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobHandlers, jobKind, JobOutbox } from '../jobs/index.js';
import { compose } from './compose.js';
import type { MailOrder } from './mail-content.js';
import { MailTransport } from './mail-transport.js';

const mailJob = jobKind<MailOrder>('mail');

/** Sends mail, after the transaction that asked for it and never inside of it. */
@Injectable()
export class Mailer {
  constructor(
    private readonly outbox: JobOutbox,
    private readonly transport: MailTransport,
    handlers: JobHandlers,
  ) {
    handlers.register(mailJob, (order) => this.send(order));
  }

  /** Sends a mail now. For jobs only: a mail with a code is written when it goes out, so that no code is stored. */
  async send(order: MailOrder): Promise<void> {
    await this.transport.send(compose(order));
  }

  /**
   * Asks for a mail in the transaction of `manager`: it goes out if, and only if, that commits.
   * @param accountId whose mail it is; the order goes with the account when that is deleted
   */
  async queue(manager: EntityManager, accountId: number, order: MailOrder): Promise<void> {
    await this.outbox.add(manager, mailJob, accountId, order);
  }
}
