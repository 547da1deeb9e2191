import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, flag, int, json, text } from './table.js';

/** Accounts, families, rules, commands, and what the platform itself keeps. */
export class Start1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await useBinaryText(runner);
    await this.accounts(runner);
    await this.families(runner);
    await this.rules(runner);
    await this.platform(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.dropTable(table);
  }

  private async accounts(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'account', {
      key: [bigint('account_id')],
      columns: [
        text('email', 254),
        text('email_normal', 254),
        text('password_hash', 255),
        text('user_name', 200, ''),
        text('phone', 40, ''),
        text('language', 8, 'pl'),
        text('time_zone_name', 64, 'UTC'),
        int('time_zone_offset', 0),
        flag('marketing_consent', 0),
        json('agreements'),
        flag('confirmed', 0),
        int('account_type', 0),
        int('account_type_edu', 0),
        bigint('valid_from', 0),
        bigint('valid_to', 0),
        flag('subscription', 0),
        flag('cancel', 0),
        bigint('tokens_edu', 0),
        json('privileges'),
        text('ipx', 500, ''),
        json('tracking', 'nullable'),
        flag('automatic_updates', 1),
        flag('send_reports', 1),
        bigint('created'),
      ],
    });
    await createTable(runner, 'account_directory', {
      key: [text('email_normal', 254)],
      columns: [bigint('account_id')],
    });
    await createTable(runner, 'session', {
      key: [bigint('account_id'), text('token_hash', 64)],
      columns: [
        bigint('created'),
        bigint('last_seen'),
        bigint('expires'),
        text('user_agent', 300, ''),
        text('ip', 64, ''),
      ],
    });
    await createTable(runner, 'mail_code', {
      key: [bigint('account_id'), text('kind', 20), text('code_hash', 64)],
      columns: [bigint('created'), bigint('expires'), int('tries', 0)],
    });
    await createTable(runner, 'captcha_used', {
      key: [text('signature_hash', 64)],
      columns: [bigint('expires')],
      indexes: { captcha_used_expires: ['expires'] },
    });
    await createTable(runner, 'analytics_event', {
      key: [bigint('account_id'), bigint('event_id')],
      columns: [text('visitor', 64, ''), text('name', 64), json('data'), bigint('created')],
    });
  }

  private async families(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'profile', {
      key: [bigint('account_id'), bigint('profile_id')],
      columns: [
        text('name', 100),
        int('img'),
        int('year', 0),
        int('month', 0),
        bigint('created'),
        int('position', 0),
      ],
    });
    await createTable(runner, 'device', {
      key: [bigint('account_id'), bigint('device_id')],
      columns: [
        bigint('profile_id'),
        text('brand', 64, ''),
        text('model', 64, ''),
        text('friendly_name', 64),
        text('os_name', 64, ''),
        text('os_version', 64, ''),
        int('app_type', 0),
        text('app_features', 190, ''),
        text('app_version', 32, ''),
        text('time_zone', 64, 'UTC'),
        text('token_hash', 64),
        bigint('created'),
        bigint('last_seen', 0),
        int('rules_received', 0),
        bigint('rules_received_at', 0),
        int('rules_in_force', 0),
        bigint('rules_in_force_at', 0),
        bigint('protection_off_until', 0),
        bigint('protection_reported_at', 0),
      ],
      indexes: { device_profile: ['account_id', 'profile_id'] },
    });
    await createTable(runner, 'pairing_code', {
      key: [text('code_hash', 64)],
      columns: [
        bigint('account_id'),
        bigint('profile_id'),
        bigint('created'),
        bigint('expires'),
        bigint('used', 0),
      ],
      indexes: { pairing_code_account: ['account_id', 'profile_id'] },
    });
  }

  private async rules(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'device_settings', {
      key: [bigint('account_id'), bigint('device_id')],
      columns: [json('settings'), bigint('updated')],
    });
    await createTable(runner, 'device_list', {
      key: [bigint('account_id'), bigint('device_id'), int('list_index')],
      columns: [json('entries'), bigint('updated')],
    });
    await createTable(runner, 'device_rules', {
      key: [bigint('account_id'), bigint('device_id')],
      columns: [int('version'), bigint('saved_at')],
    });
    await createTable(runner, 'device_command', {
      key: [bigint('account_id'), bigint('device_id'), bigint('command_id')],
      columns: [
        text('kind', 32),
        json('payload'),
        text('state', 16),
        bigint('created'),
        bigint('delivered', 0),
        bigint('answered', 0),
        json('result', 'nullable'),
      ],
      indexes: { device_command_state: ['account_id', 'device_id', 'state', 'created'] },
    });
  }

  private async platform(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'rate_limit', {
      key: [text('limit_key', 64), bigint('window_start')],
      columns: [int('hits'), bigint('expires')],
      indexes: { rate_limit_expires: ['expires'] },
    });
    await createTable(runner, 'job', {
      key: [bigint('account_id'), bigint('job_id')],
      columns: [
        text('kind', 64),
        json('payload'),
        bigint('created'),
        bigint('run_after'),
        bigint('lease', 0),
        int('tries', 0),
        flag('failed', 0),
        text('last_error', 500, ''),
      ],
      indexes: { job_due: ['failed', 'run_after'] },
    });
  }
}

const TABLES = [
  'account',
  'account_directory',
  'session',
  'mail_code',
  'captcha_used',
  'analytics_event',
  'profile',
  'device',
  'pairing_code',
  'device_settings',
  'device_list',
  'device_rules',
  'device_command',
  'rate_limit',
  'job',
];

/** Text compares byte by byte on SQLite; a MySQL server is told to do the same, in every table made from here on. */
async function useBinaryText(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') return;
  await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
}
