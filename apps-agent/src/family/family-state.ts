import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, writeDurably } from '../files/durable-files.js';

/** What the family knows of one of its devices. */
export interface DeviceState {
  /** The id at the server. */
  readonly id: number;
  readonly token: string;
  /** When its life begins, epoch seconds. */
  readonly since: number;
  /** When it went away; absent for a device that lives on. */
  readonly goneAt?: number;
  /** Whether the parent's first rules are saved. */
  readonly hasRules: boolean;
  /** Whether the parent has decided about its apps. */
  readonly hasAppChoices?: boolean;
  /** The parent deleted it in the panel; it stays deleted. */
  readonly isRemoved?: boolean;
}

interface Stored {
  readonly profiles: Record<string, number>;
  readonly devices: Record<string, DeviceState>;
}

const empty: Stored = { profiles: {}, devices: {} };

/** What the simulated family remembers over a restart, tokens included: a file that only its owner reads. */
export class FamilyState {
  private constructor(
    readonly directory: string,
    private stored: Stored,
  ) {}

  /** Reads the state of a folder, and makes the folder when it is missing. */
  static async open(directory: string): Promise<FamilyState> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const stored = (await readJson(join(directory, 'family.json'))) as Stored | undefined;
    return new FamilyState(directory, stored ?? empty);
  }

  /** The ids of the profiles that the family made, by the child's name. */
  get profiles(): Readonly<Record<string, number>> {
    return this.stored.profiles;
  }

  device(key: string): DeviceState | undefined {
    return this.stored.devices[key];
  }

  async keepProfile(name: string, id: number): Promise<void> {
    await this.store({ ...this.stored, profiles: { ...this.stored.profiles, [name]: id } });
  }

  async keepDevice(key: string, device: DeviceState): Promise<void> {
    await this.store({ ...this.stored, devices: { ...this.stored.devices, [key]: device } });
  }

  /** A device's own folder. */
  folder(key: string): string {
    return join(this.directory, key);
  }

  /** Forgets everything about a device, its queue included. */
  async forgetFolder(key: string): Promise<void> {
    await rm(this.folder(key), { recursive: true, force: true });
  }

  /** Forgets everything: the account that it was about is not there any more. */
  async forgetAll(): Promise<void> {
    for (const key of Object.keys(this.stored.devices)) await this.forgetFolder(key);
    await this.store(empty);
  }

  private async store(next: Stored): Promise<void> {
    await writeDurably(join(this.directory, 'family.json'), JSON.stringify(next));
    this.stored = next;
  }
}
