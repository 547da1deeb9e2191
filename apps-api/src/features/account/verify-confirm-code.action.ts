import { Code, type Data, verifyConfirmCode } from '@ostoja/contracts';
import { checkConfirmationCode, cleanConfirmationCode } from '@ostoja/domain';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Confirmation } from './confirmation.js';
import { MailCodes } from './mail-codes.js';

/** Confirms the e-mail address by the mailed six digits. */
@Handles(verifyConfirmCode)
export class VerifyConfirmCode {
  constructor(
    private readonly codes: MailCodes,
    private readonly confirmation: Confirmation,
  ) {}

  async run({ session }: Caller<typeof verifyConfirmCode>, { c }: Data<typeof verifyConfirmCode>) {
    const complete = checkConfirmationCode(c) === 'ok';
    const right = complete && (await this.codes.matchesDigits(session.accountId, cleanConfirmationCode(c)));
    if (!right) throw new ActionError(Code.WrongCode);
    await this.confirmation.confirm(session.accountId);
    return {};
  }
}
