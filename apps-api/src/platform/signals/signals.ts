import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Wakes whoever waits for a topic in this process: a long poll, or a parent's call that waits for a device.
 * It carries no data: the waiter looks at the database, so a lost or superfluous ring does no harm.
 */
@Injectable()
export class Signals implements BeforeApplicationShutdown {
  /** Whether the server is stopping: nobody should begin to wait again. */
  closed = false;
  private readonly waiting = new Map<string, Set<() => void>>();

  /** Wakes everybody who waits for the topic now. */
  ring(topic: string): void {
    for (const wake of this.waiting.get(topic) ?? []) wake();
  }

  /** Resolves at the next ring, after `milliseconds`, or when `gone` aborts, whichever is first. */
  wait(topic: string, milliseconds: number, gone?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiters = this.waiting.get(topic) ?? new Set();
      const wake = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', wake);
        waiters.delete(wake);
        if (waiters.size === 0) this.waiting.delete(topic);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.set(topic, waiters.add(wake));
      if (gone?.aborted || this.closed) wake();
      else gone?.addEventListener('abort', wake);
    });
  }

  /** Lets every long poll end, so that the server can stop. */
  beforeApplicationShutdown(): void {
    this.closed = true;
    for (const topic of this.waiting.keys()) this.ring(topic);
  }
}
