import { Code, type Data, updatePassword } from '@ostoja/contracts';
import { isUpdatePasswordCode, passwordProblem } from '@ostoja/domain';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { LocationPurge } from './location-purge.js';
import { MailCodes } from './mail-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

/** Sets a new password by the mailed code; wipes saved location data and ends all sessions (panel spec §5). */
@Handles(updatePassword)
export class UpdatePassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: MailCodes,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly mail: AccountMail,
    private readonly locations: LocationPurge,
  ) {}

  async run(_caller: Caller<typeof updatePassword>, { p, c }: Data<typeof updatePassword>) {
    if (!isUpdatePasswordCode(c)) throw new ActionError(Code.WrongCode);
    if (passwordProblem(p) !== 'ok') throw new ActionError(Code.PasswordTooShort);
    const accountId = await this.codes.accountOf('reset', c);
    const account = accountId && (await this.accounts.find(accountId));
    if (!account) throw new ActionError(Code.WrongCode);

    const passwordHash = await this.passwords.hash(p);
    await this.database.transaction(async (manager) => {
      if (!(await this.codes.use(manager, account.accountId, 'reset', c))) {
        throw new ActionError(Code.WrongCode);
      }
      await this.accounts.update(account.accountId, { passwordHash }, manager);
      await this.sessions.endAll(manager, account.accountId);
      await this.locations.wipe(manager, account.accountId);
      await this.mail.tellPasswordChanged(manager, account);
    });
    this.sessions.forget(account.accountId);
    return {};
  }
}
