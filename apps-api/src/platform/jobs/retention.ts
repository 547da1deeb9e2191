import { Injectable, Logger } from '@nestjs/common';

/** Deletes what one feature has kept long enough. Works in small steps, so that it holds up nobody. */
export type RetentionTask = () => Promise<void>;

/** What is deleted by age. Features register their part when they start; it runs once an hour. */
@Injectable()
export class Retention {
  private readonly log = new Logger('Retention');
  private readonly tasks = new Map<string, RetentionTask>();

  /** @throws when the name is taken */
  register(name: string, task: RetentionTask): void {
    if (this.tasks.has(name)) throw new Error(`the retention task ${name} is registered twice`);
    this.tasks.set(name, task);
  }

  /** Runs every task; one that fails does not keep the others from their work. */
  async run(): Promise<void> {
    for (const [name, task] of this.tasks) {
      await task().catch((error: unknown) => this.log.error(`${name} failed`, error));
    }
  }
}
