import { Injectable } from '@nestjs/common';
import type { Data, commandResult, poll, Reply } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson, insertRows } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Signals } from '../../platform/signals/signals.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { deviceTopic } from '../rules/index.js';

/** What a device answers to a command. */
export type CommandResult = Data<typeof commandResult>['result'];

/** A command as a device receives it. */
export type Command = Reply<typeof poll>['commands'][number];

type CommandWithoutId = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

/** How often a waiting call looks at the database, for the answer that arrives at another node. */
const LOOK_MILLISECONDS = 1000;

/** What the service asks of devices, and what they answer. */
@Injectable()
export class DeviceCommands {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signals: Signals,
  ) {}

  /**
   * Asks a device and waits for its answer. A command that nobody answered in time is withdrawn, so that it
   * does not take effect hours later.
   * @returns the device's answer, or undefined when it gave none
   */
  async ask(
    device: OwnedDevice,
    command: CommandWithoutId,
    milliseconds: number,
    gone: AbortSignal,
  ): Promise<CommandResult | undefined> {
    const commandId = newId();
    const { kind, ...payload } = command;
    await insertRows(
      this.database.manager,
      'device_command',
      ['account_id', 'device_id', 'command_id', 'kind', 'payload', 'state', 'created'],
      [
        [
          device.accountId,
          device.deviceId,
          commandId,
          kind,
          JSON.stringify(payload),
          'waiting',
          this.clock.now(),
        ],
      ],
    );
    this.signals.ring(deviceTopic(device.deviceId));

    const deadline = performance.now() + milliseconds;
    for (;;) {
      // Listening starts before the look: an answer that comes in between is not missed.
      const left = deadline - performance.now();
      const rung = this.signals.wait(
        answerTopic(commandId),
        Math.max(0, Math.min(left, LOOK_MILLISECONDS)),
        gone,
      );
      const result = await this.answer(device, commandId);
      if (result) {
        this.signals.ring(answerTopic(commandId));
        return result;
      }
      if (left <= 0 || gone.aborted) break;
      await rung;
    }
    return (await this.withdraw(device, commandId)) ? undefined : this.answer(device, commandId);
  }

  /** The commands that a device has not answered yet, oldest first; they are delivered until it does. */
  async open(device: OwnedDevice): Promise<Command[]> {
    const rows = await this.database.query<{ command_id: number; kind: string; payload: unknown }>(
      `SELECT command_id, kind, payload FROM device_command
       WHERE account_id = ? AND device_id = ? AND state = 'waiting' ORDER BY created, command_id`,
      [device.accountId, device.deviceId],
    );
    return rows.map(
      ({ command_id, kind, payload }) =>
        ({ id: Number(command_id), kind, ...fromJson<object>(payload) }) as Command,
    );
  }

  /**
   * Stores a device's answer and wakes who waits for it. A second answer changes nothing.
   * @returns false for a command that the device does not have
   */
  async store(device: OwnedDevice, commandId: number, result: CommandResult): Promise<boolean> {
    const { accountId, deviceId } = device;
    const known = await this.database.transaction(async (manager) => {
      const [command] = await manager.query<{ state: string }[]>(
        'SELECT state FROM device_command WHERE account_id = ? AND device_id = ? AND command_id = ?',
        [accountId, deviceId, commandId],
      );
      if (!command) return false;
      await manager.query(
        `UPDATE device_command SET state = 'answered', answered = ?, result = ?
         WHERE account_id = ? AND device_id = ? AND command_id = ? AND state = 'waiting'`,
        [this.clock.now(), JSON.stringify(result), accountId, deviceId, commandId],
      );
      if (result.kind === 'protection') {
        await manager.query(
          `UPDATE device SET protection_off_until = ?, protection_reported_at = ?, last_seen = ?
           WHERE account_id = ? AND device_id = ?`,
          [result.offUntil, this.clock.now(), this.clock.now(), accountId, deviceId],
        );
      }
      return true;
    });
    this.signals.ring(answerTopic(commandId));
    return known;
  }

  private async answer(device: OwnedDevice, commandId: number): Promise<CommandResult | undefined> {
    const [row] = await this.database.query<{ result: unknown }>(
      `SELECT result FROM device_command
       WHERE account_id = ? AND device_id = ? AND command_id = ? AND state = 'answered'`,
      [device.accountId, device.deviceId, commandId],
    );
    return row ? fromJson<CommandResult>(row.result) : undefined;
  }

  /** @returns false when the device has answered after all */
  private withdraw(device: OwnedDevice, commandId: number): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [command] = await manager.query<{ state: string }[]>(
        'SELECT state FROM device_command WHERE account_id = ? AND device_id = ? AND command_id = ?',
        [device.accountId, device.deviceId, commandId],
      );
      if (command?.state !== 'waiting') return false;
      await manager.query(
        `UPDATE device_command SET state = 'expired'
         WHERE account_id = ? AND device_id = ? AND command_id = ? AND state = 'waiting'`,
        [device.accountId, device.deviceId, commandId],
      );
      return true;
    });
  }
}

function answerTopic(commandId: number): string {
  return `command ${commandId}`;
}
