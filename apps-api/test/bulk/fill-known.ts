import type { Database } from '../../src/platform/database/index.js';
import { SUBJECTS } from './bulk-tables.js';
import { makeNumbers } from './fill-table.js';

/** How many contacts a phone book has that is a thick one. */
const PHONE_BOOK = 1000;

/** Fills the phone books of a device and of neighbours in other accounts, until so many contacts are there in all. */
export async function fillContacts(
  database: Database,
  { accountId, deviceId }: { readonly accountId: number; readonly deviceId: number },
  total: number,
): Promise<void> {
  await makeNumbers(database);
  // A hundred phone books a statement.
  for (let first = 0; first < total; first += 100 * PHONE_BOOK) {
    await database.query(
      `INSERT INTO contact (account_id, device_id, contact_id, name, sort_name, text, text2, last_contacted, last_updated)
       SELECT ${accountId} + (i - i % ${PHONE_BOOK}) / ${PHONE_BOOK}, ${deviceId}, CONCAT('contact', i % ${PHONE_BOOK}),
         CONCAT(CASE WHEN i % 2 = 0 THEN 'Ada ' ELSE 'ada ' END, i * 7 % ${PHONE_BOOK}), CONCAT('ada ', i * 7 % ${PHONE_BOOK}), CONCAT('+48600', 100000 + i % ${PHONE_BOOK}), '',
         1750000000 + i, 1750000000
       FROM (SELECT n + ${first} AS i FROM bulk_number WHERE n < ${Math.min(100 * PHONE_BOOK, total - first)}) AS numbered
       ORDER BY i`,
    );
  }
}

/** Makes known the apps that a device's stretches of use are of. */
export async function fillApps(
  database: Database,
  { accountId, deviceId }: { readonly accountId: number; readonly deviceId: number },
): Promise<void> {
  await makeNumbers(database);
  await database.query(
    `INSERT INTO installed_app (account_id, device_id, pkg, app_id, name, ico, version, first_seen, updated)
     SELECT ${accountId}, ${deviceId}, CONCAT('com.example.app', n), n, CONCAT('App ', n), '', '1.0', 1750000000, 1750000000
     FROM bulk_number WHERE n < ${SUBJECTS}`,
  );
}
