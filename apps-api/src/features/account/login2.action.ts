import { Code, type Data, login2 } from '@ostoja/contracts';
import { isTimeZone } from '@ostoja/domain';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Captcha } from './captcha.js';
import { knownLanguage } from './languages.js';
import { SignIn } from './sign-in.js';
import { trackingOf } from './tracking.js';

/** Signs a parent in from the sign-in page, with the captcha (service spec §7). */
@Handles(login2)
export class Login2 {
  constructor(
    private readonly captcha: Captcha,
    private readonly signIn: SignIn,
  ) {}

  async run(caller: Caller<typeof login2>, data: Data<typeof login2>) {
    if (!(await this.captcha.take(data.c))) throw new ActionError(Code.CaptchaError);
    const language = knownLanguage(data.l);
    const tracking = trackingOf(data, caller.origin);
    await this.signIn.run({ email: data.u, password: data.p }, caller, (account) => ({
      language,
      // What the parent chose, and where the account came from, stay as they are.
      ...(account.timeZoneName === 'UTC' && isTimeZone(data.tzn) ? { timeZoneName: data.tzn } : {}),
      ...(account.tracking === null && tracking ? { tracking } : {}),
    }));
    return { lang: language };
  }
}
