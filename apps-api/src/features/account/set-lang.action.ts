import { type Data, setLang } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Accounts } from './accounts.js';
import { knownLanguage } from './languages.js';
import { Sessions } from './sessions.js';

/** Stores the account's language. */
@Handles(setLang)
export class SetLang {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  async run({ session }: Caller<typeof setLang>, { l }: Data<typeof setLang>) {
    const language = knownLanguage(l);
    await this.accounts.update(session.accountId, { language });
    this.sessions.forget(session.accountId);
    return { lang: language };
  }
}
