import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BATCH_ROWS, type Input, type sync } from '@ostoja/contracts';
import { readJson, syncDirectory, writeDurably } from '../files/durable-files.js';
import { Journal } from './journal.js';
import { groupRows, type QueuedRow, type TelemetryRow } from './rows.js';

/** What `sync` takes. */
export type BatchBody = Input<typeof sync>;

/** A batch that is on the disk: what is sent, and the rows that it is made of. */
export interface Batch {
  readonly body: BatchBody;
  readonly rows: readonly QueuedRow[];
}

/** A row that the server refused, as the `rejected` file keeps it. */
export interface RejectedRow extends QueuedRow {
  /** What the refusal said: the failing paths, or the code of the whole batch's refusal. */
  readonly why: readonly string[];
}

interface StoredBatch {
  readonly uid: string;
  readonly sent: number;
  readonly rules: BatchBody['rules'];
  readonly rows: readonly QueuedRow[];
}

interface Head {
  /** All rows up to this number are stored at the server or rejected by it. */
  readonly through: number;
  readonly mark?: string;
}

/** How large a batch may grow. */
export interface QueueLimits {
  readonly rows: number;
  /** Of the rows' JSON. One row larger than this still makes a batch. */
  readonly bytes: number;
}

const defaultLimits: QueueLimits = { rows: MAX_BATCH_ROWS, bytes: 600_000 };

/**
 * The offline queue of one device: rows survive a crash from the moment `enqueue` resolves, and each reaches
 * the server exactly once. A batch is on the disk before it is first sent, so a resend after a crash carries the
 * same `uid` and the same body, which the gateway stores once.
 *
 * A directory belongs to one queue in one process at a time.
 */
export class OfflineQueue {
  private pending: QueuedRow[] = [];
  private next = 1;
  private through = 0;
  private currentMark: string | undefined;
  private batch: StoredBatch | undefined;
  private readonly journal: Journal;
  private work: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly directory: string,
    private readonly limits: QueueLimits,
  ) {
    this.journal = new Journal(join(directory, 'journal'));
  }

  /** Opens the queue of a directory and makes the directory when it is missing. */
  static async open(directory: string, limits: Partial<QueueLimits> = {}): Promise<OfflineQueue> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const queue = new OfflineQueue(directory, { ...defaultLimits, ...limits });
    await queue.recover();
    return queue;
  }

  /** How many rows wait, those of the present batch included. */
  get size(): number {
    return this.pending.length;
  }

  /** The mark of the last `enqueue` that carried one: how far the caller had got. */
  get mark(): string | undefined {
    return this.currentMark;
  }

  /**
   * Takes rows, all or none, and resolves when they are on the disk.
   * @param mark replaces `mark` in the same write, so that a caller that makes rows from a stretch of time can
   * go on from it after a crash without a gap and without a double
   */
  enqueue(rows: readonly TelemetryRow[], mark?: string): Promise<void> {
    return this.exclusively(async () => {
      if (rows.length === 0 && mark === undefined) return;
      const first = this.next;
      await this.journal.append({ n: first, rows, ...(mark === undefined ? {} : { mark }) });
      this.next += rows.length;
      this.currentMark = mark ?? this.currentMark;
      rows.forEach((row, index) => this.pending.push({ n: first + index, row }));
    });
  }

  /**
   * The batch to send: the one that was cut before and not acknowledged, or a new one, already on the disk;
   * `undefined` when nothing waits. `about` is what a new batch tells besides its rows.
   */
  nextBatch(about: Pick<BatchBody, 'sent' | 'rules'>): Promise<Batch | undefined> {
    return this.exclusively(async () => {
      if (!this.batch && this.pending.length > 0) await this.store(this.cut(this.pending), about);
      if (!this.batch) return undefined;
      const { uid, sent, rules, rows } = this.batch;
      return { body: { uid, sent, rules, rows: groupRows(rows) }, rows };
    });
  }

  /** Removes the batch's rows: the server has them, but for those that it named, which go into the `rejected` file. */
  acknowledge(batch: Batch, rejected: readonly RejectedRow[] = []): Promise<void> {
    return this.exclusively(async () => {
      await this.addRejected(rejected);
      await this.finish(batch);
    });
  }

  /**
   * Drops the rows of the batch that the server named into the `rejected` file and cuts the rest into a batch
   * with a new uid.
   */
  reject(batch: Batch, rejected: readonly RejectedRow[]): Promise<void> {
    return this.exclusively(async () => {
      await this.addRejected(rejected);
      const gone = new Set(rejected.map((row) => row.n));
      const rest = batch.rows.filter((row) => !gone.has(row.n));
      if (rest.length === 0) await this.finish(batch);
      else {
        this.pending = this.pending.filter((row) => !gone.has(row.n));
        await this.store(rest, batch.body);
      }
    });
  }

  /** Cuts the batch again, half as large, under a new uid: for a batch that the server found too large. */
  halve(batch: Batch): Promise<void> {
    return this.exclusively(() =>
      this.store(batch.rows.slice(0, Math.ceil(batch.rows.length / 2)), batch.body),
    );
  }

  /** All rows that the server ever refused. */
  rejected(): Promise<RejectedRow[]> {
    return this.exclusively(() => this.readRejected());
  }

  /** Waits for what is being written and lets go of the files. */
  close(): Promise<void> {
    return this.exclusively(() => this.journal.endSegment());
  }

  private async recover(): Promise<void> {
    const head = ((await readJson(this.path('head.json'))) ?? { through: 0 }) as Head;
    this.through = head.through;
    const { rows, mark } = await this.journal.open(head.through);
    this.currentMark = mark ?? head.mark;
    const stored = (await readJson(this.path('batch.json'))) as StoredBatch | undefined;
    const last = stored?.rows.at(-1)?.n ?? 0;
    if (stored && last > head.through) this.batch = stored;
    const rejected = new Set((await this.readRejected()).map((row) => row.n));
    const inBatch = new Set(this.batch?.rows.map((row) => row.n));
    this.pending = rows.filter((row) => inBatch.has(row.n) || !rejected.has(row.n));
    this.next = Math.max(head.through, rows.at(-1)?.n ?? 0) + 1;
  }

  private cut(rows: readonly QueuedRow[]): QueuedRow[] {
    let bytes = 0;
    const cut: QueuedRow[] = [];
    for (const row of rows) {
      bytes += JSON.stringify(row.row).length;
      if (cut.length > 0 && (cut.length >= this.limits.rows || bytes > this.limits.bytes)) break;
      cut.push(row);
    }
    return cut;
  }

  private async store(rows: readonly QueuedRow[], about: Pick<BatchBody, 'sent' | 'rules'>): Promise<void> {
    const batch: StoredBatch = { uid: randomUUID(), sent: about.sent, rules: about.rules, rows };
    await writeDurably(this.path('batch.json'), JSON.stringify(batch));
    this.batch = batch;
  }

  /** Everything up to the batch's last row is done: the head says so first, then the files go. */
  private async finish(batch: Batch): Promise<void> {
    const last = batch.rows.at(-1);
    if (!last || this.batch?.uid !== batch.body.uid) return;
    const head: Head = {
      through: last.n,
      ...(this.currentMark === undefined ? {} : { mark: this.currentMark }),
    };
    await writeDurably(this.path('head.json'), JSON.stringify(head));
    this.through = last.n;
    this.batch = undefined;
    this.pending = this.pending.filter((row) => row.n > last.n);
    await rm(this.path('batch.json'), { force: true });
    if (this.pending.length === 0) await this.journal.endSegment();
    await this.journal.forget(this.through, this.next);
  }

  /** Writes down those that are not there: after a crash the same rows may be refused once more. */
  private async addRejected(rejected: readonly RejectedRow[]): Promise<void> {
    if (rejected.length === 0) return;
    const known = new Set((await this.readRejected()).map((row) => row.n));
    const rows = rejected.filter((row) => !known.has(row.n));
    if (rows.length === 0) return;
    const path = this.path('rejected.jsonl');
    await appendFile(path, rows.map((row) => `\n${JSON.stringify(row)}\n`).join(''), { mode: 0o600 });
    const handle = await open(path, 'r+');
    await handle.datasync().finally(() => handle.close());
    await syncDirectory(this.directory);
  }

  /** A last line that a crash cut off is left out: its row is still in the batch and will be refused again. */
  private async readRejected(): Promise<RejectedRow[]> {
    const content = await readFile(this.path('rejected.jsonl'), 'utf8').catch(() => '');
    return content
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as RejectedRow];
        } catch {
          return [];
        }
      });
  }

  private path(name: string): string {
    return join(this.directory, name);
  }

  private exclusively<T>(task: () => Promise<T>): Promise<T> {
    const result = this.work.then(task, task);
    this.work = result.catch(() => undefined);
    return result;
  }
}
