import { type Data, login } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { knownLanguage } from './languages.js';
import { SignIn } from './sign-in.js';

/** Signs a device or API client in, without a captcha (service spec §7). */
@Handles(login)
export class Login {
  constructor(private readonly signIn: SignIn) {}

  async run(caller: Caller<typeof login>, { u, p, l }: Data<typeof login>) {
    const language = knownLanguage(l);
    await this.signIn.run({ email: u, password: p }, caller, () => ({ language }));
    return { lang: language };
  }
}
