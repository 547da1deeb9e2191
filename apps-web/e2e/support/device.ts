import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ActionFailure,
  type Client,
  commandResult,
  enrol,
  type Input,
  poll,
  type Reply,
  rules,
  sync,
} from '@ostoja/contracts';
import { deviceClient } from './visitor.js';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const fresh = { received: 0, inForce: 0 };

/** A child's phone as the server knows it: it speaks the public gateway and nothing else. */
export interface Phone {
  readonly name: string;
  /** Reports rows in one batch. */
  report(rows: Input<typeof sync>['rows']): Promise<void>;
  /** Fetches the rules that it has to obey. */
  rules(): Promise<Reply<typeof rules>>;
  /** Answers what parents ask about the protection until it is switched off; gives the way to switch it off. */
  answer(): () => Promise<void>;
}

/** What can differ between phones. */
export interface PhoneKind {
  readonly name?: string;
  /** 1 the app of the store, 2 the one that is downloaded directly, 3 the program for Windows. */
  readonly appType?: 1 | 2 | 3;
  /** What it can do, such as `_BONUS__WEEK_`. */
  readonly features?: string;
}

/** Joins a phone with the code that the panel shows. */
export async function joinPhone(
  code: string,
  { name = 'Galaxy A15', appType = 2, features = '_GPS__SMS_' }: PhoneKind = {},
): Promise<Phone> {
  const { token } = await deviceClient().call(enrol, {
    code,
    brand: 'Samsung',
    model: 'SM-A155F',
    friendlyName: name,
    osName: 'Android',
    appType,
    appFeatures: features,
    appVersion: '6.1',
    timeZone: 'Europe/Warsaw',
  });
  const gateway = deviceClient(token);
  return {
    name,
    async report(rows) {
      await gateway.call(sync, { uid: randomUUID(), sent: nowSeconds(), rules: fresh, rows });
    },
    rules: () => gateway.call(rules, {}),
    answer() {
      const off = new AbortController();
      const ended = answerCommands(gateway, off.signal);
      return () => {
        off.abort();
        return ended;
      };
    },
  };
}

async function answerCommands(gateway: Client, signal: AbortSignal): Promise<void> {
  let offUntil = 0;
  while (!signal.aborted) {
    try {
      const old = { received: 1, inForce: 1 };
      const news = await gateway.call(
        poll,
        { wait: 20, rules: old, protectionOffUntil: offUntil },
        { signal },
      );
      for (const command of news.commands) {
        if (command.kind !== 'protection') continue;
        if (command.period >= 0) offUntil = command.period === 0 ? 0 : nowSeconds() + command.period;
        await gateway.call(commandResult, { command: command.id, result: { kind: 'protection', offUntil } });
      }
      // Newer rules than it knows make a poll answer at once; a phone would fetch them
      if (news.commands.length === 0) await wait(100, undefined, { signal });
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof ActionFailure)) throw failure;
    }
  }
}
