import type { EntityManager } from 'typeorm';
import { sortNameOf } from '../../phone/index.js';
import { newId } from '../../../platform/ids/index.js';
import { upsertRows } from '../../../platform/database/index.js';
import type { BatchRows, Owner } from './raw-rows.js';

/**
 * Apps and contacts are the device's latest word on each, so the last row of a batch stands.
 * @returns whether the device's rules know other apps now: one is new, or came or went
 */
export async function writeKnownRows(
  manager: EntityManager,
  owner: Owner,
  rows: BatchRows,
  context: { now: number; blockNewApps: boolean },
): Promise<boolean> {
  let otherApps = false;
  const apps = new Map(rows.apps?.map((row) => [row.pkg, row]));
  if (apps.size > 0) {
    // An app that is known keeps its id, the parent's rule and the day it was first seen.
    const known = await manager.query<KnownApp[]>(
      'SELECT pkg, app_id, first_seen, allowed, uninstalled FROM installed_app WHERE account_id = ? AND device_id = ?',
      [owner.accountId, owner.deviceId],
    );
    const byPackage = new Map(known.map((row) => [row.pkg, row]));
    otherApps = [...apps.values()].some((row) => {
      const old = byPackage.get(row.pkg);
      return !old || Boolean(Number(old.uninstalled)) !== row.uninstalled;
    });
    await upsertRows(
      manager,
      'installed_app',
      {
        keys: ['account_id', 'device_id', 'pkg'],
        set: [
          'app_id',
          'first_seen',
          'allowed',
          'name',
          'ico',
          'version',
          'system',
          'uninstalled',
          'updated',
        ],
      },
      [...apps.values()].map((row) => {
        const old = byPackage.get(row.pkg);
        return [
          owner.accountId,
          owner.deviceId,
          row.pkg,
          Number(old?.app_id ?? newId()),
          Number(old?.first_seen ?? row.firstSeen),
          Number(old?.allowed ?? (context.blockNewApps && !row.system ? 0 : 1)),
          row.name,
          row.ico,
          row.version,
          Number(row.system),
          Number(row.uninstalled),
          context.now,
        ];
      }),
    );
  }
  const contacts = new Map(rows.contacts?.map((row) => [row.contactId, row]));
  if (contacts.size > 0) {
    await upsertRows(
      manager,
      'contact',
      {
        keys: ['account_id', 'device_id', 'contact_id'],
        set: ['name', 'sort_name', 'text', 'text2', 'last_contacted', 'last_updated'],
      },
      [...contacts.values()].map((row) => [
        owner.accountId,
        owner.deviceId,
        row.contactId,
        row.name,
        sortNameOf(row.name),
        row.text,
        row.text2,
        row.lastContacted,
        row.lastUpdated,
      ]),
    );
  }
  return otherApps;
}

interface KnownApp {
  pkg: string;
  app_id: number;
  first_seen: number;
  allowed: number;
  uninstalled: number;
}
