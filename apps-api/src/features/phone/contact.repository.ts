import { Injectable } from '@nestjs/common';
import type { getContacts, Reply } from '@ostoja/contracts';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

type Contact = Reply<typeof getContacts>['data'][number];

/** The phone books of devices. */
@Injectable()
export class ContactRepository {
  constructor(private readonly database: Database) {}

  /** Some contacts of a device by name, and how many it has. */
  async page(
    { accountId, deviceId }: OwnedDevice,
    { offset, count }: { offset: number; count: number },
  ): Promise<Reply<typeof getContacts>> {
    const rows = await this.database.query<Contact>(
      `SELECT contact_id AS id, name, text, text2, last_contacted AS lastContacted, last_updated AS lastUpdated
       FROM contact WHERE account_id = ? AND device_id = ?
       ORDER BY sort_name, name, contact_id LIMIT ${count} OFFSET ${offset}`,
      [accountId, deviceId],
    );
    const [all] = await this.database.query<{ total: number }>(
      'SELECT COUNT(*) AS total FROM contact WHERE account_id = ? AND device_id = ?',
      [accountId, deviceId],
    );
    const data = rows.map((row) => ({
      ...row,
      lastContacted: Number(row.lastContacted),
      lastUpdated: Number(row.lastUpdated),
    }));
    return { data, total: Number(all?.total ?? 0) };
  }
}
