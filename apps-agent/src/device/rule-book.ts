import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { initialRuleDocument, type RuleDocument } from '@ostoja/domain';
import { readJson, writeDurably } from '../files/durable-files.js';
import { rulesAt, type Protection, type WireRules } from './rule-document.js';

const protectionOn: Protection = { offFrom: 0, offUntil: 0 };

/**
 * The rules that a device obeys, on its disk so that it obeys them without a server too: the document, whether it
 * is in force, and the protection's state.
 */
export class RuleBook {
  private wire: WireRules | undefined;
  private waiting: WireRules | undefined;
  private state: Protection = protectionOn;
  private documents: { on: RuleDocument; off: RuleDocument };

  private constructor(
    private readonly directory: string,
    timeZone: string,
  ) {
    const initial = { ...initialRuleDocument(timeZone), version: 0 };
    this.documents = { on: initial, off: initial };
  }

  /** Opens the book of a directory; `timeZone` holds until the first document comes. */
  static async open(directory: string, timeZone: string): Promise<RuleBook> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const book = new RuleBook(directory, timeZone);
    book.wire = (await readJson(book.path('rules.json'))) as WireRules | undefined;
    book.state = ((await readJson(book.path('protection.json'))) as Protection | undefined) ?? protectionOn;
    book.prepare();
    return book;
  }

  /** Which versions the device has: `received` is on its disk, `inForce` is obeyed. 0 for none. */
  get versions(): { received: number; inForce: number } {
    const inForce = this.wire?.version ?? 0;
    return { received: this.waiting?.version ?? inForce, inForce };
  }

  /** Until when the protection is off at a moment, epoch seconds; 0 when it is on. */
  offUntilAt(now: number): number {
    return this.state.offUntil > now ? this.state.offUntil : 0;
  }

  /** The rules at a moment: those in force, and the protection as it was then. */
  readonly at = (at: number): RuleDocument => {
    const isOff = at >= this.state.offFrom && at < this.state.offUntil;
    return isOff ? this.documents.off : this.documents.on;
  };

  /** Takes a document that was fetched; it is obeyed after `enforce`. */
  receive(wire: WireRules): void {
    this.waiting = wire;
  }

  /** Puts the received document in force. */
  async enforce(): Promise<void> {
    if (!this.waiting) return;
    await writeDurably(this.path('rules.json'), JSON.stringify(this.waiting));
    this.wire = this.waiting;
    this.waiting = undefined;
    this.prepare();
  }

  /** Switches the protection off for `period` seconds from `now`, on with 0, or leaves it with -1. */
  async setProtection(period: number, now: number): Promise<number> {
    if (period >= 0) {
      const next = period === 0 ? protectionOn : { offFrom: now, offUntil: now + period };
      await writeDurably(this.path('protection.json'), JSON.stringify(next));
      this.state = next;
      this.prepare();
    }
    return this.offUntilAt(now);
  }

  private prepare(): void {
    if (!this.wire) return;
    this.documents = {
      on: rulesAt(this.wire, protectionOn, 0),
      off: rulesAt(this.wire, this.state, this.state.offFrom),
    };
  }

  private path(name: string): string {
    return join(this.directory, name);
  }
}
