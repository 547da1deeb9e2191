import { join } from 'node:path';
import { readJson, writeDurably } from '../files/durable-files.js';
import type { TelemetryRow } from '../queue/index.js';

/** A picture that is still to be sent: what was in front, and when. */
export interface PictureMoment {
  /** Epoch seconds. */
  readonly ts: number;
  readonly pkg: string;
}

/** At most so many pictures wait; the oldest go first. */
const most = 100;
/** Nothing older than this is made up for, seconds. */
const longest = 7 * 86_400;

/**
 * The moments of some rows of use at which a screen is saved: one every `period` seconds, none when it is 0. At any
 * moment one app is in front, so no two rows give the same one.
 */
export function momentsOf(rows: readonly TelemetryRow[], period: number): PictureMoment[] {
  if (period <= 0) return [];
  return rows.flatMap((row) => {
    if (row[0] !== 'usage') return [];
    const { pkg, from, to } = row[1];
    const moments: PictureMoment[] = [];
    for (let ts = Math.ceil(from / period) * period; ts < to; ts += period) moments.push({ ts, pkg });
    return moments;
  });
}

/** The pictures that a device has yet to make up for, in a file of its folder, so that a restart forgets none. */
export class PictureBacklog {
  private constructor(
    private readonly path: string,
    private moments: readonly PictureMoment[],
  ) {}

  /** Opens the backlog of a device's folder. */
  static async open(directory: string): Promise<PictureBacklog> {
    const path = join(directory, 'pictures.json');
    return new PictureBacklog(path, ((await readJson(path)) as PictureMoment[] | undefined) ?? []);
  }

  /** The newest picture that is still to be sent. */
  get next(): PictureMoment | undefined {
    return this.moments.at(-1);
  }

  /** Adds what was not saved while the device was off, in order of time. */
  async add(moments: readonly PictureMoment[], now: number): Promise<void> {
    if (moments.length === 0) return;
    await this.keep([...this.moments, ...moments].filter(({ ts }) => ts > now - longest).slice(-most));
  }

  /**
   * Takes the newest one off: it is sent, or was refused. Now and then that is written down; what a crash forgets is
   * sent again, and stored once.
   */
  async done(): Promise<void> {
    const left = this.moments.slice(0, -1);
    if (left.length % 20 === 0) await this.keep(left);
    else this.moments = left;
  }

  private async keep(moments: readonly PictureMoment[]): Promise<void> {
    await writeDurably(this.path, JSON.stringify(moments));
    this.moments = moments;
  }
}
