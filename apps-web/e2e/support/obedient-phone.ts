import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ActionFailure,
  commandResult,
  createPairingCode,
  enrol,
  type Input,
  poll,
  type Reply,
  rules,
  sync,
} from '@ostoja/contracts';
import { localTimeOf, noUsage, type Subject, type Usage, verdict, type Verdict } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { clientOf, deviceClient } from './visitor.js';

type Document = Reply<typeof rules>;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A child's phone that fetches its rules, obeys them and says so. It speaks the public gateway and nothing else. */
export interface ObedientPhone {
  readonly name: string;
  /** The rules that are in force on it, or null before the first. */
  readonly document: () => Document | null;
  /** What it decides about an app (by its package) or something else now, by the rules in force. */
  readonly decides: (what: string | Subject, usage?: Usage) => Verdict;
  /** Reports rows in one batch. */
  readonly report: (rows: Input<typeof sync>['rows']) => Promise<void>;
  /** Switches it off. */
  readonly stop: () => Promise<void>;
}

/** Joins a phone to a child's profile; it obeys until it is stopped. */
export async function addObedientPhone(
  page: Page,
  profile: number,
  name = 'Galaxy A15',
): Promise<ObedientPhone> {
  const { code } = await clientOf(page).call(createPairingCode, { profile });
  const about = {
    brand: 'Samsung',
    model: 'SM-A155F',
    friendlyName: name,
    osName: 'Android',
    appType: 2,
  };
  const features = {
    appFeatures: '_GPS__SMS__BONUS__WEEK_',
    appVersion: '6.1',
    timeZone: 'Europe/Warsaw',
  };
  const joined = await deviceClient().call(enrol, {
    code,
    ...about,
    ...features,
  });
  const gateway = deviceClient(joined.token);

  const off = new AbortController();
  const { signal } = off;
  let document: Document | null = null;
  let offUntil = 0;
  const live = async () => {
    while (!signal.aborted) {
      try {
        const version = document?.version ?? 0;
        const own = {
          rules: { received: version, inForce: version },
          protectionOffUntil: offUntil,
        };
        const news = await gateway.call(poll, { wait: 20, ...own }, { signal });
        for (const command of news.commands) {
          if (command.kind !== 'protection') continue;
          if (command.period >= 0) offUntil = command.period === 0 ? 0 : nowSeconds() + command.period;
          const result = { kind: 'protection', offUntil } as const;
          await gateway.call(commandResult, { command: command.id, result });
        }
        if (news.rulesVersion > version) document = await gateway.call(rules, {}, { signal });
      } catch (failure) {
        if (!signal.aborted && !(failure instanceof ActionFailure)) throw failure;
        if (!signal.aborted) await wait(100);
      }
    }
  };
  const living = live();
  return {
    name,
    document: () => document,
    async report(rows) {
      const version = document?.version ?? 0;
      const sent = {
        uid: randomUUID(),
        sent: nowSeconds(),
        rules: { received: version, inForce: version },
      };
      await gateway.call(sync, { ...sent, rows });
    },
    decides(what, usage = noUsage) {
      if (!document) throw new Error(`${name} has no rules yet`);
      const { blockedUntil, allowedUntil } = document.settings;
      const subject: Subject = typeof what === 'string' ? { kind: 'app', pkg: what } : what;
      return verdict(
        {
          ...document,
          protectionOffUntil: offUntil,
          blockedUntil,
          allowedUntil,
        },
        subject,
        localTimeOf(nowSeconds(), document.timeZone),
        usage,
      );
    },
    stop() {
      off.abort();
      return living;
    },
  };
}
