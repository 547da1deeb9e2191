import { Code, type Data, resetPassword } from '@ostoja/contracts';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { Captcha } from './captcha.js';
import { knownLanguage } from './languages.js';

/** Mails the link that sets a new password. An unknown address hears the same as a known one (panel spec §6). */
@Handles(resetPassword)
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly captcha: Captcha,
    private readonly mail: AccountMail,
  ) {}

  async run(_caller: Caller<typeof resetPassword>, { e, l, c }: Data<typeof resetPassword>) {
    if (!(await this.captcha.take(c))) throw new ActionError(Code.CaptchaError);
    const account = await this.accounts.findByEmail(e);
    if (account && !account.confirmed) throw new ActionError(Code.AccountNotConfirmed);
    await this.database.transaction((manager) =>
      this.mail.askToReset(manager, account?.accountId ?? 0, knownLanguage(l)),
    );
    return {};
  }
}
