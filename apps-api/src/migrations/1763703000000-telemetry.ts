import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, double, flag, int, longText, text } from './table.js';

/** What devices report, the hourly roll-up of it, and the batches it came in. */
export class Telemetry1763703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.activity(runner);
    await this.whereabouts(runner);
    await this.phone(runner);
    await this.pictures(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.dropTable(table);
  }

  private async activity(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'installed_app', {
      key: [...device(), text('pkg', 190)],
      columns: [
        bigint('app_id'),
        text('name', 190),
        longText('ico'),
        text('version', 64),
        flag('system', 0),
        flag('uninstalled', 0),
        bigint('first_seen'),
        bigint('updated'),
        int('allowed', 1),
        int('follows_schedule', 1),
        int('counts_to_limit', 1),
      ],
    });
    await createTable(runner, 'app_usage', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [bigint('until'), text('pkg', 190)],
    });
    await createTable(runner, 'visit', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [text('domain', 190), text('url', 2048), int('blocked')],
    });
    await createTable(runner, 'search', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [text('keyword', 190), text('url', 2048), text('engine', 32)],
    });
    await createTable(runner, 'block_try', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [text('kind', 16), text('subject', 190), int('code')],
    });
    await createTable(runner, 'hourly', {
      key: [...device(), int('kind'), bigint('hour'), text('subject', 190)],
      columns: [bigint('hits'), bigint('seconds')],
    });
  }

  private async whereabouts(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'position', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [double('lat'), double('lng'), double('speed'), double('accuracy')],
    });
    await createTable(runner, 'health', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [int('gps'), int('battery')],
    });
  }

  private async phone(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'phone_call', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [
        int('duration'),
        text('location', 190),
        text('formatted_number', 64),
        text('normalized_number', 64),
        int('call_type'),
      ],
    });
    await createTable(runner, 'sms', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [longText('body'), text('phone_no', 64), int('msg_type')],
    });
    await createTable(runner, 'contact', {
      key: [...device(), text('contact_id', 190)],
      columns: [
        text('name', 190),
        text('text', 190),
        text('text2', 190),
        bigint('last_contacted'),
        bigint('last_updated'),
      ],
    });
  }

  private async pictures(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'video', {
      key: [...device(), bigint('ts'), bigint('row_id')],
      columns: [
        text('videoid', 64),
        text('channelid', 64),
        text('title', 500),
        text('author', 190),
        bigint('created'),
        text('thumbnail', 512),
        int('blocked'),
      ],
    });
    await createTable(runner, 'screenshot', {
      key: [...device(), bigint('ts'), bigint('screen_id')],
      columns: [
        text('uid', 64),
        text('app', 190),
        text('user_name', 190),
        int('bytes'),
        int('width'),
        int('height'),
      ],
      indexes: {
        screenshot_id: ['account_id', 'device_id', 'screen_id'],
        screenshot_uid: ['account_id', 'device_id', 'uid'],
      },
    });
    await createTable(runner, 'batch', {
      key: [...device(), text('uid', 64)],
      columns: [text('body_hash', 64), int('stored'), bigint('received')],
      indexes: { batch_received: ['account_id', 'device_id', 'received'] },
    });
  }
}

/** Every row belongs to a device of an account. */
function device() {
  return [bigint('account_id'), bigint('device_id')];
}

const TABLES = [
  'installed_app',
  'app_usage',
  'visit',
  'search',
  'block_try',
  'hourly',
  'position',
  'health',
  'phone_call',
  'sms',
  'contact',
  'video',
  'screenshot',
  'batch',
];
