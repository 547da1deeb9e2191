import { randomUUID } from 'node:crypto';
import {
  ActionFailure,
  type Client,
  commandResult,
  createPairingCode,
  enrol,
  type Input,
  poll,
  rules,
  screen,
  sync,
} from '@ostoja/contracts';
import { addDays, localDayBounds, localTimeOf } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { lyingPicture } from './pictures.js';
import { clientOf, deviceClient } from './visitor.js';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const zone = 'Europe/Warsaw';

/** What a computer says when it is asked for its screen: a picture (a JPEG in base64), or why there is none. */
export type ScreenAnswer =
  | { readonly jpeg: string }
  | { readonly state: 'deactivated' | 'screenoff' | 'intent' | 'error' };

/** A child's Windows computer as the server knows it: it speaks the public gateway and nothing else. */
export class Computer {
  /** What it says to the next question for its screen. */
  says: ScreenAnswer = { jpeg: lyingPicture };
  /** How often it was asked for its screen. */
  asked = 0;
  /** The interval that it obeys, seconds; undefined until it has its rules. */
  screenPeriod: number | undefined;
  private version = 0;

  constructor(
    readonly name: string,
    /** Its id at the server. */
    readonly id: number,
    private readonly gateway: Client,
  ) {}

  /** Reports rows in one batch. */
  async report(rows: Input<typeof sync>['rows']): Promise<void> {
    const versions = { received: this.version, inForce: this.version };
    await this.gateway.call(sync, { uid: randomUUID(), sent: nowSeconds(), rules: versions, rows });
  }

  /** Saves a screen of a moment (epoch seconds); gives its id. */
  async save(ts: number, app: string, jpeg = lyingPicture): Promise<number> {
    const { id } = await this.gateway.call(screen, { uid: randomUUID(), ts, app, userName: 'kuba', jpeg });
    return id;
  }

  /** Obeys rules and commands until it is switched off; gives the way to switch it off. */
  switchOn(): () => Promise<void> {
    const off = new AbortController();
    const ended = this.live(off.signal);
    return () => {
      off.abort();
      return ended;
    };
  }

  private async live(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const versions = { received: this.version, inForce: this.version };
        const news = await this.gateway.call(poll, { wait: 20, rules: versions }, { signal });
        for (const command of news.commands) if (command.kind === 'screen') await this.answer(command.id);
        if (news.rulesVersion > this.version) await this.obey();
      } catch (failure) {
        if (!signal.aborted && !(failure instanceof ActionFailure)) throw failure;
      }
    }
  }

  private async answer(command: number): Promise<void> {
    this.asked += 1;
    const { says } = this;
    if ('jpeg' in says) {
      const picture = { uid: randomUUID(), ts: nowSeconds(), app: 'Word', userName: 'kuba', jpeg: says.jpeg };
      await this.gateway.call(screen, { ...picture, command });
    } else {
      await this.gateway.call(commandResult, { command, result: { kind: 'screen', state: says.state } });
    }
  }

  private async obey(): Promise<void> {
    const document = await this.gateway.call(rules, {});
    this.screenPeriod = document.settings.screenPeriod;
    this.version = document.version;
  }
}

/** Joins a Windows computer to a child's profile. */
export async function addComputer(page: Page, profile: number, name = 'Komputer'): Promise<Computer> {
  const { code } = await clientOf(page).call(createPairingCode, { profile });
  const { token, device } = await deviceClient().call(enrol, {
    code,
    brand: 'Lenovo',
    model: 'IdeaCentre 3',
    friendlyName: name,
    osName: 'Windows 11',
    appType: 3,
    appFeatures: '_WIN32__YT__SCR_',
    appVersion: '1.0.0',
    timeZone: zone,
  });
  return new Computer(name, device, deviceClient(token));
}

/** Noon of yesterday, epoch seconds: a day that no journey runs into. */
export function yesterdayNoon(): number {
  const yesterday = addDays(localTimeOf(nowSeconds(), zone).date, -1);
  return localDayBounds(yesterday, zone).from + 12 * 3600;
}
