import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { AccountMail } from './account-mail.js';
import { Account } from './account.entity.js';
import { MailCodes } from './mail-codes.js';

/** Marks an account's e-mail address as confirmed. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly database: Database,
    private readonly codes: MailCodes,
    private readonly mail: AccountMail,
  ) {}

  /**
   * Confirms the address. The digits stop working; the link goes on saying yes until it is too old, because people
   * open a link twice.
   */
  async confirm(accountId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.codes.void(manager, accountId, ['confirm-digits']);
      const { affected } = await manager.update(
        Account,
        { accountId, confirmed: false },
        { confirmed: true },
      );
      if (affected !== 1) return;
      await this.mail.welcome(manager, await manager.findOneByOrFail(Account, { accountId }));
    });
  }
}
