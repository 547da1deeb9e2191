import { Code, type Data, emailConfirm } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Confirmation } from './confirmation.js';
import { MailCodes } from './mail-codes.js';

/** Confirms the e-mail address by the code of the mailed link, signed in or not. */
@Handles(emailConfirm)
export class EmailConfirm {
  constructor(
    private readonly codes: MailCodes,
    private readonly confirmation: Confirmation,
  ) {}

  async run(_caller: Caller<typeof emailConfirm>, { c }: Data<typeof emailConfirm>) {
    const accountId = await this.codes.accountOf('confirm-link', c);
    if (accountId === undefined) throw new ActionError(Code.NotFound);
    await this.confirmation.confirm(accountId);
    return {};
  }
}
