import { Injectable } from '@nestjs/common';
import { Code, type commandResult, type Data, type poll, type Reply } from '@ostoja/contracts';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Database, fromJson, insertRows } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Signals } from '../../platform/signals/signals.js';
import { ActionError } from '../../wire/action-error.js';
import type { OwnedDevice } from '../../wire/caller.js';
import { lockDevice } from '../family/index.js';
import { deviceTopic } from '../rules/index.js';
import { DeviceCommand } from './device-command.entity.js';
import { writeProtection } from './device-reports.js';

/** What a device answers to a command. */
export type CommandResult = Data<typeof commandResult>['result'];

/** A device's answer as it is kept: to a picture that was sent belongs its id, which the service gave it. */
export type CommandAnswer =
  | CommandResult
  | { readonly kind: 'screen'; readonly state: 'done'; readonly screenId: number };

/** A command as a device receives it. */
export type Command = Reply<typeof poll>['commands'][number];

type CommandWithoutId = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

/** How often a waiting call looks at the database, for the answer that arrives at another node. */
const LOOK_MILLISECONDS = 1000;

/**
 * Seconds after which a command is not handed out any more, should its asker have died before withdrawing it.
 * Longer than anybody waits.
 */
const COMMAND_LIFE = 30;

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
   * @throws ActionError 16 when the device was deleted meanwhile
   */
  async ask(
    device: OwnedDevice,
    command: CommandWithoutId,
    milliseconds: number,
    gone: AbortSignal,
  ): Promise<CommandAnswer | undefined> {
    const commandId = newId();
    const { kind, ...payload } = command;
    await this.database.transaction(async (manager) => {
      if (!(await lockDevice(manager, device))) throw new ActionError(Code.NotFound);
      await insertRows(
        manager,
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
    });
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
    await this.withdraw(device, commandId);
    // The device may have answered just before: then the answer counts and nothing was withdrawn.
    return this.answer(device, commandId);
  }

  /** The commands that a device has not answered yet, oldest first; they are handed out until it does. */
  async open(device: OwnedDevice): Promise<Command[]> {
    const rows = await this.database.query<{ command_id: number; kind: string; payload: unknown }>(
      `SELECT command_id, kind, payload FROM device_command
       WHERE account_id = ? AND device_id = ? AND state = 'waiting' AND created > ?
       ORDER BY created, command_id`,
      [device.accountId, device.deviceId, this.clock.now() - COMMAND_LIFE],
    );
    return rows.map(
      ({ command_id, kind, payload }) =>
        ({ id: Number(command_id), kind, ...fromJson<object>(payload) }) as Command,
    );
  }

  /**
   * Stores a device's answer and wakes who waits for it. A second answer changes nothing. An answer that comes
   * after the command was withdrawn still tells what the device did.
   * @throws ActionError 16 for a command that the device does not have, -1 for an answer to another kind of command
   */
  async store(device: OwnedDevice, commandId: number, result: CommandAnswer): Promise<void> {
    const { accountId, deviceId } = device;
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(DeviceCommand)
        .set({ state: 'answered', answered: now, result })
        .where('account_id = :accountId AND device_id = :deviceId AND command_id = :commandId', {
          accountId,
          deviceId,
          commandId,
        })
        .andWhere(`kind = :kind AND state <> 'answered'`, { kind: result.kind })
        .execute();
      if (affected === 1) {
        if (result.kind === 'protection') await writeProtection(manager, device, result.offUntil, now);
        return;
      }
      await this.expect(device, commandId, result.kind, manager);
    });
    this.signals.ring(answerTopic(commandId));
  }

  /**
   * Makes sure that a device was given a command, for what must not begin otherwise.
   * @throws ActionError 16 for a command that the device does not have, -1 for a command of another kind
   */
  async expect(
    { accountId, deviceId }: OwnedDevice,
    commandId: number,
    kind: Command['kind'],
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const command = await manager.findOneBy(DeviceCommand, { accountId, deviceId, commandId });
    if (!command) throw new ActionError(Code.NotFound);
    if (command.kind !== kind) throw new ActionError(Code.BadRequest);
  }

  /** The ids of the pictures that a device has sent because it was asked to since a moment (epoch seconds). */
  async picturesSince({ accountId, deviceId }: OwnedDevice, since: number): Promise<number[]> {
    const rows = await this.database.query<{ result: unknown }>(
      `SELECT result FROM device_command
       WHERE account_id = ? AND device_id = ? AND state = 'answered' AND created >= ? AND kind = 'screen'`,
      [accountId, deviceId, since],
    );
    return rows.flatMap(({ result }) => {
      const answer = fromJson<CommandAnswer>(result);
      return answer.kind === 'screen' && 'screenId' in answer && answer.screenId ? [answer.screenId] : [];
    });
  }

  private async answer(device: OwnedDevice, commandId: number): Promise<CommandAnswer | undefined> {
    const [row] = await this.database.query<{ result: unknown }>(
      `SELECT result FROM device_command
       WHERE account_id = ? AND device_id = ? AND command_id = ? AND state = 'answered'`,
      [device.accountId, device.deviceId, commandId],
    );
    return row ? fromJson<CommandAnswer>(row.result) : undefined;
  }

  private async withdraw(device: OwnedDevice, commandId: number): Promise<void> {
    await this.database.query(
      `UPDATE device_command SET state = 'expired'
       WHERE account_id = ? AND device_id = ? AND command_id = ? AND state = 'waiting'`,
      [device.accountId, device.deviceId, commandId],
    );
  }
}

function answerTopic(commandId: number): string {
  return `command ${commandId}`;
}
