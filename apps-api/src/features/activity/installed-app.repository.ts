import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import type { OwnedDevice } from '../../wire/caller.js';

/** What a device said of an app. */
export interface KnownApp {
  readonly pkg: string;
  readonly name: string;
  readonly ico: string;
  readonly version: string;
}

/** The apps that are or were on devices. */
@Injectable()
export class InstalledAppRepository {
  constructor(private readonly database: Database) {}

  /** Those of the given packages that the device ever reported. */
  async byPackage(device: OwnedDevice, packages: readonly string[]): Promise<Map<string, KnownApp>> {
    if (packages.length === 0) return new Map();
    const rows = await this.database.query<KnownApp>(
      `SELECT pkg, name, ico, version FROM installed_app
       WHERE account_id = ? AND device_id = ? AND pkg IN (${packages.map(() => '?').join(', ')})`,
      [device.accountId, device.deviceId, ...packages],
    );
    return new Map(rows.map((row) => [row.pkg, row]));
  }
}
