import { type Data, resendEmailConfirm } from '@ostoja/contracts';
import { Database } from '../../platform/database/index.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { knownLanguage } from './languages.js';

/** Mails a new confirmation link and new digits; the old ones stop working. A confirmed address gets no mail. */
@Handles(resendEmailConfirm)
export class ResendEmailConfirm {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly mail: AccountMail,
  ) {}

  async run({ session }: Caller<typeof resendEmailConfirm>, { l }: Data<typeof resendEmailConfirm>) {
    const { confirmed } = await this.accounts.get(session.accountId);
    if (confirmed) return {};
    await this.database.transaction((manager) =>
      this.mail.askToConfirm(manager, session.accountId, knownLanguage(l)),
    );
    return {};
  }
}
