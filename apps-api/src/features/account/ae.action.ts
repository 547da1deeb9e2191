import { ae, type Data } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AnalyticsEvent } from './analytics-event.entity.js';

/** Keeps an analytics event of a visitor who has consented, and drops every other one. */
@Handles(ae)
export class Ae {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run({ origin, session }: Caller<typeof ae>, { i, n, d }: Data<typeof ae>) {
    if (!origin.consent) return {};
    await this.database.repository(AnalyticsEvent).insert({
      accountId: session?.accountId ?? 0,
      eventId: newId(),
      visitor: i,
      name: n,
      data: d,
      created: this.clock.now(),
    });
    return {};
  }
}
