import { logoff } from '@ostoja/contracts';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { Sessions } from './sessions.js';

/** Ends the session, if there is one. */
@Handles(logoff)
export class Logoff {
  constructor(private readonly sessions: Sessions) {}

  async run({ browser }: Caller<typeof logoff>) {
    await this.sessions.end(browser.token);
    browser.end();
    return {};
  }
}
