import type { z } from 'zod';
import type { Access, AccessData } from './access.js';
import type { Code } from './codes.js';

/** Which endpoint an action is spoken on. */
export type Channel = 'service' | 'agent';

/** At most `count` calls in `seconds`, counted per address, per account, or per value of a data field. */
export interface RateLimit {
  readonly by: 'address' | 'account' | { readonly field: string };
  readonly count: number;
  readonly seconds: number;
}

/** One action of the wire: its name, who may call it, what goes in, what comes out, which codes it answers. */
export interface Action<
  Name extends string = string,
  A extends Access = Access,
  D extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly channel: Channel;
  readonly access: A;
  readonly data: D;
  readonly reply: R;
  /** The failures that the action itself declares, besides bad data (-1) and a missing session (3). */
  readonly codes: readonly Code[];
  readonly limits: readonly RateLimit[];
  /** True for an action that the spec does not list; it is marked so in the reference. */
  readonly extension: boolean;
  /** One sentence for the generated reference. */
  readonly summary: string;
}

interface Definition<A extends Access, D extends z.ZodType, R extends z.ZodType> {
  readonly summary: string;
  readonly access: A;
  readonly data: z.output<D> extends AccessData<A> ? D : never;
  readonly reply: R;
  readonly codes?: readonly Code[];
  readonly limits?: readonly RateLimit[];
  readonly extension?: boolean;
}

function define(channel: Channel) {
  return function <Name extends string, A extends Access, D extends z.ZodType, R extends z.ZodType>(
    name: Name,
    definition: Definition<A, D, R>,
  ): Action<Name, A, D, R> {
    return {
      name,
      channel,
      summary: definition.summary,
      access: definition.access,
      data: definition.data,
      reply: definition.reply,
      codes: definition.codes ?? [],
      limits: definition.limits ?? [],
      extension: definition.extension ?? false,
    };
  };
}

/** Defines an action of `POST /service`, the parent's endpoint (service spec §7). */
export const action = define('service');

/** Defines an action of `POST /agent`, the devices' gateway. All of them are extensions of the spec. */
export const agentAction = define('agent');

/** What a handler receives: the data after parsing. */
export type Data<A extends Action> = z.output<A['data']>;

/** What a caller sends: the data before parsing. */
export type Input<A extends Action> = z.input<A['data']>;

/** What comes back in `data` when the status is OK. */
export type Reply<A extends Action> = z.output<A['reply']>;
