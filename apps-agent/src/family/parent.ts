import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  createPairingCode,
  createProfile,
  deleteDevice,
  getApps,
  getProfiles,
  login,
  logoff,
  saveLists,
  saveSettings,
  setApps,
  type Action,
  type Client,
  type Input,
  type Reply,
} from '@ostoja/contracts';
import { backoffDelay, defaultBackoff, isRetriable } from '../gateway/index.js';
import type { AppChoice } from './app-rules.js';
import type { ParentRules } from './rules.js';

/** One profile as `getProfiles` tells it. */
export type ProfileView = Reply<typeof getProfiles>['profiles'][number];

/** The demo parent, who uses the panel's public API like anybody else. */
export class Parent {
  private readonly client: Client;
  private cookie = '';

  constructor(
    baseUrl: string,
    private readonly signal: AbortSignal,
  ) {
    this.client = createClient({
      baseUrl,
      fetch: async (url, init) => {
        const headers = new Headers(init?.headers);
        if (this.cookie) headers.set('cookie', this.cookie);
        const response = await fetch(url, { ...init, headers });
        for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';', 1)[0] ?? '';
        return response;
      },
    });
  }

  /** @throws ActionFailure when e-mail and password don't fit */
  async signIn(email: string, password: string): Promise<void> {
    await this.call(login, { u: email, p: password, l: 'pl' });
  }

  async signOut(): Promise<void> {
    await this.call(logoff, {});
  }

  async profiles(): Promise<ProfileView[]> {
    return (await this.call(getProfiles, {})).profiles;
  }

  async addProfile(data: Input<typeof createProfile>): Promise<number> {
    return (await this.call(createProfile, data)).id;
  }

  async removeDevice(device: number): Promise<void> {
    await this.call(deleteDevice, { device });
  }

  async pairingCode(profile: number): Promise<string> {
    return (await this.call(createPairingCode, { profile })).code;
  }

  /** Saves a device's rules: the settings, the white and the black list. */
  async saveRules(profile: number, device: number, rules: ParentRules): Promise<void> {
    await this.call(saveSettings, { profile, device, data: rules.settings });
    await this.call(saveLists, { profile, device, lists: rules.lists, index: [0, 1] });
  }

  /** Saves what the parent chose for some apps; false when the device has not reported them all yet. */
  async chooseApps(profile: number, device: number, choices: readonly AppChoice[]): Promise<boolean> {
    const { data: apps } = await this.call(getApps, { profile, device });
    const rules = choices.flatMap(({ pkg, ...chosen }) => {
      const app = apps.find((one) => one.pkg === pkg);
      if (!app) return [];
      const { id, allowed, schedule, timeLimit } = app;
      return [{ id, allowed, schedule, timeLimit, ...chosen }];
    });
    if (rules.length < choices.length) return false;
    await this.call(setApps, { profile, device, data: rules });
    return true;
  }

  /** Everything the parent does may be repeated while the server is starting; a refusal may not. */
  private async call<A extends Action>(action: A, data: Input<A>): Promise<Reply<A>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.client.call(action, data, { signal: this.signal });
      } catch (failure) {
        if (!isRetriable(failure) || attempt >= 8) throw failure;
        const wait = backoffDelay(attempt, { ...defaultBackoff, cap: 5000 }, failure.details.retryAfter);
        await delay(wait, undefined, { signal: this.signal });
      }
    }
  }
}
