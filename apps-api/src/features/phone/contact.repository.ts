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
    // The inner question is answered by the index alone, so that a page far back does not read what it leaves out
    const rows = await this.database.query<Contact>(
      `SELECT contact.contact_id AS id, contact.name, contact.text, contact.text2,
              contact.last_contacted AS lastContacted, contact.last_updated AS lastUpdated
       FROM (SELECT account_id, device_id, contact_id FROM contact WHERE account_id = ? AND device_id = ?
             ORDER BY sort_name, name, contact_id LIMIT ${count} OFFSET ${offset}) AS page
       JOIN contact ON contact.account_id = page.account_id AND contact.device_id = page.device_id
                   AND contact.contact_id = page.contact_id
       ORDER BY contact.sort_name, contact.name, contact.contact_id`,
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
