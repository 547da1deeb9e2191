import { changePassword, Code, type Data } from '@ostoja/contracts';
import { passwordProblem } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { MailCodes } from './mail-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

/** Changes the password of the signed-in parent and ends the other sessions (panel spec §4). */
@Handles(changePassword)
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: MailCodes,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly mail: AccountMail,
  ) {}

  async run({ session }: Caller<typeof changePassword>, { n, o }: Data<typeof changePassword>) {
    const account = await this.accounts.get(session.accountId);
    if (!(await this.passwords.matches(o, account.passwordHash))) throw new ActionError(Code.WrongPassword);
    if (passwordProblem(n) !== 'ok') throw new ActionError(Code.PasswordTooShort);

    const passwordHash = await this.passwords.hash(n);
    await this.database.transaction(async (manager) => {
      await this.accounts.update(account.accountId, { passwordHash }, manager);
      await this.sessions.endAll(manager, account.accountId, session.sessionId);
      // A link that somebody asked for before must not undo the change.
      await this.codes.void(manager, account.accountId, ['reset']);
      await this.mail.tellPasswordChanged(manager, account);
    });
    this.sessions.forget(account.accountId);
    return {};
  }
}
