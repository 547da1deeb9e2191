import { Code, logged } from '@ostoja/contracts';
import { ActionError } from '../../wire/action-error.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { SESSION_IDLE } from './sessions.js';
import { UserView } from './user-view.js';

/** The signed-in parent with what the account has paid for. Renews the browser's cookie. */
@Handles(logged)
export class Logged {
  constructor(private readonly users: UserView) {}

  async run({ session, browser }: Caller<typeof logged>) {
    const user = await this.users.user(session.accountId);
    // Deleted within the seconds for which a session is remembered.
    if (!user) throw new ActionError(Code.Unauthorized, 'login');
    if (browser.token) browser.start(browser.token, SESSION_IDLE);
    return user;
  }
}
