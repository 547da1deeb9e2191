import { mkdir, open, readdir, readFile, rm, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '../files/durable-files.js';
import type { QueuedRow, TelemetryRow } from './rows.js';

/** One line of the journal: what one `append` took, whole. */
interface Line {
  /** The number of the line's first row. */
  readonly n: number;
  readonly rows: readonly TelemetryRow[];
  readonly mark?: string;
}

/** What the journal holds when it is opened. */
export interface JournalContent {
  readonly rows: QueuedRow[];
  readonly mark: string | undefined;
}

/** A new file is begun when the present one has grown to this many bytes. */
const SEGMENT_BYTES = 1 << 20;

const segmentName = (n: number) => `${String(n).padStart(14, '0')}.jsonl`;
const firstOf = (name: string) => Number.parseInt(name, 10);

/**
 * The append-only journal of the queue: files of lines, each named by the number of its first row. A line is on
 * the disk when `append` resolves. A last line that a crash cut off was never promised to anyone, and goes.
 */
export class Journal {
  private segments: number[] = [];
  private file: FileHandle | undefined;
  private bytes = 0;

  constructor(private readonly directory: string) {}

  /** Reads everything after row `through`. */
  async open(through: number): Promise<JournalContent> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const names = (await readdir(this.directory)).filter((name) => /^\d{14}\.jsonl$/.test(name)).toSorted();
    const rows: QueuedRow[] = [];
    let mark: string | undefined;
    for (const name of names) {
      for (const line of await this.readSegment(name)) {
        mark = line.mark ?? mark;
        line.rows.forEach((row, index) => rows.push({ n: line.n + index, row }));
      }
      this.segments.push(firstOf(name));
    }
    return { rows: rows.filter((row) => row.n > through), mark };
  }

  /** Writes one line and waits until it is on the disk. */
  async append(line: Line): Promise<void> {
    this.file ??= await this.begin(line.n);
    const content = Buffer.from(`${JSON.stringify(line)}\n`);
    try {
      await this.file.writeFile(content);
      await this.file.datasync();
    } catch (cause) {
      // A full disk may take half a line, which must not end up in the middle of the file.
      await this.file.truncate(this.bytes);
      throw cause;
    }
    this.bytes += content.length;
    if (this.bytes >= SEGMENT_BYTES) await this.endSegment();
  }

  /** Removes the files whose rows are all at or before `through`; `next` is the number of the next row. */
  async forget(through: number, next: number): Promise<void> {
    const ends = this.segments.map((_, index) => (this.segments[index + 1] ?? next) - 1);
    const kept: number[] = [];
    for (const [index, first] of this.segments.entries()) {
      const isLast = index === this.segments.length - 1;
      const gone = (ends[index] ?? 0) <= through && (!isLast || this.file === undefined);
      if (gone) await rm(join(this.directory, segmentName(first)), { force: true });
      else kept.push(first);
    }
    this.segments = kept;
  }

  /** Closes the file that is being written; the next `append` begins another. */
  async endSegment(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
    this.bytes = 0;
  }

  private async begin(first: number): Promise<FileHandle> {
    const file = await open(join(this.directory, segmentName(first)), 'a', 0o600);
    await syncDirectory(this.directory);
    this.bytes = (await file.stat()).size;
    if (this.segments.at(-1) !== first) this.segments.push(first);
    return file;
  }

  private async readSegment(name: string): Promise<Line[]> {
    const path = join(this.directory, name);
    const content = await readFile(path);
    const end = content.lastIndexOf(0x0a) + 1;
    if (end < content.length) await truncate(path, end);
    return content
      .subarray(0, end)
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  }
}
