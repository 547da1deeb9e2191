import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/index.js';
import type { Mail } from './mail-content.js';
import { MailTransport } from './mail-transport.js';

/** A mail that waits in the outbox folder for the operator to read. */
export interface OutboxMail extends Mail {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly created: number;
}

const ID = /^\d{13}-[0-9a-f]{8}$/;

/** Without a mail server mail is written into `<data>/outbox`, one JSON file each. */
export class OutboxFolder extends MailTransport {
  private readonly folder: string;

  constructor(
    dataFolder: string,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = join(dataFolder, 'outbox');
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const created = this.clock.milliseconds();
    const id = `${String(created).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
    const whole: OutboxMail = { id, created, ...mail };
    const unfinished = join(this.folder, `.${id}`);
    await writeFile(unfinished, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, join(this.folder, `${id}.json`));
  }

  /** The newest mails first, at most `count`. */
  async newest(count: number): Promise<OutboxMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => ID.test(id));
    const mails = await Promise.all(
      ids
        .toSorted()
        .toReversed()
        .slice(0, count)
        .map((id) => this.find(id)),
    );
    return mails.filter((mail) => mail !== undefined);
  }

  /** One mail, or undefined. */
  async find(id: string): Promise<OutboxMail | undefined> {
    if (!ID.test(id)) return undefined;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(() => undefined);
    // Our own file, written by `send`.
    return text === undefined ? undefined : (JSON.parse(text) as OutboxMail);
  }
}
