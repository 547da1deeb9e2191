import { HourlyKind } from '../activity/index.js';
import type { PurgePart } from '../../platform/jobs/index.js';
import { DAY } from './ingest/within-retention.js';
import { screenFolder } from './screens/screen-files.js';

/**
 * Tables whose rows have a moment of their own, its column, when a row of that age may still not go, and how many
 * seconds longer than the others it stays.
 */
export const agingTables: readonly { table: string; moment: string; only?: string; longer?: number }[] = [
  // A stretch that reaches over the edge still counts for the hours that stay.
  { table: 'app_usage', moment: 'ts', only: 'until <= :oldest' },
  { table: 'visit', moment: 'ts' },
  { table: 'search', moment: 'ts' },
  { table: 'block_try', moment: 'ts' },
  { table: 'position', moment: 'ts' },
  { table: 'health', moment: 'ts' },
  { table: 'phone_call', moment: 'ts' },
  { table: 'sms', moment: 'ts' },
  { table: 'video', moment: 'ts' },
  { table: 'screen_view', moment: 'ts' },
  // One kind at a time, because the kind comes before the hour in the key.
  ...Object.values(HourlyKind).map((kind) => ({ table: 'hourly', moment: 'hour', only: `kind = ${kind}` })),
  // A batch may bring rows from a day ahead: until they are too old, its name keeps them from coming twice.
  { table: 'batch', moment: 'received', longer: DAY },
];

/** Everything that the gateway stores of a device, for the purge. */
export const storedTelemetry: PurgePart = {
  tables: {
    app_usage: 'device_id',
    batch: 'device_id',
    block_try: 'device_id',
    contact: 'device_id',
    daily: 'device_id',
    device_command: 'device_id',
    health: 'device_id',
    hourly: 'device_id',
    installed_app: 'device_id',
    phone_call: 'device_id',
    position: 'device_id',
    screen_view: 'device_id',
    screenshot: 'device_id',
    search: 'device_id',
    sms: 'device_id',
    video: 'device_id',
    visit: 'device_id',
  },
  files: ({ accountId, profileId, deviceId }) => {
    if (deviceId !== undefined) return [screenFolder({ accountId, deviceId })];
    return profileId === undefined ? [`${accountId}`] : [];
  },
};
