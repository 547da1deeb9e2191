import { Injectable } from '@nestjs/common';

/** Does one job. A throw means: try again later. It may run twice for the same job, so it must not mind. */
export type JobHandler<Payload> = (payload: Payload, accountId: number) => Promise<void>;

/** A kind of job with the shape of its payload, which must fit JSON. */
export interface JobKind<Payload> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: Payload;
}

/** Names a kind of job. */
export function jobKind<Payload>(name: string): JobKind<Payload> {
  return { name };
}

/** Who does which kind of job. Features register theirs when they start. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler<unknown>>();

  /** @throws when the kind has a handler already */
  register<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
    if (this.handlers.has(kind.name)) throw new Error(`the job ${kind.name} has two handlers`);
    // The payload was typed by the same kind when the job was added.
    this.handlers.set(kind.name, handler as JobHandler<unknown>);
  }

  find(kind: string): JobHandler<unknown> | undefined {
    return this.handlers.get(kind);
  }
}
