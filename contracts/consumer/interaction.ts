import type { Action, Code, Input, Reply, Status } from '../src/index.js';

/** Who calls: a signed-in parent, a visitor, or a device with its token. */
export type Role = 'parent' | 'visitor' | 'device';

/** A state that the provider makes before the call; the states are listed in `docs/testing.md`. */
export interface State {
  readonly name: string;
  readonly parameters?: { readonly [name: string]: string | number };
}

/** A value that only the provider's state can make, such as a captcha's solution, and one to show for it. */
export class FromState {
  constructor(
    readonly expression: string,
    readonly example: string,
  ) {}
}

/** One exchange that a client relies on. */
export interface Interaction<A extends Action = Action> {
  readonly action: A;
  /** What is special about it: "of a profile with devices". Empty for the good case. */
  readonly about: string;
  readonly role: Role;
  readonly states: readonly State[];
  readonly data: WithStateValues<Input<A>>;
  readonly answer: { readonly reply: Reply<A> } | { readonly status: Status; readonly code: Code };
}

type WithStateValues<T> = { [Key in keyof T]: T[Key] | (T[Key] extends string ? FromState : never) };

/** The good case: what a client reads of the reply, matched by type. */
export function succeeds<A extends Action>(
  action: A,
  role: Role,
  data: WithStateValues<Input<A>>,
  reply: Reply<A>,
  states: readonly State[] = [],
): Interaction {
  return { action, about: '', role, states, data, answer: { reply } } as unknown as Interaction;
}

/** One failure: a status and a code of the catalogue. */
export function fails<A extends Action>(
  action: A,
  about: string,
  role: Role,
  data: WithStateValues<Input<A>>,
  code: Code,
  options: { states?: readonly State[]; status?: Status } = {},
): Interaction {
  const answer = { status: options.status ?? 'error', code };
  return { action, about, role, states: options.states ?? [], data, answer } as unknown as Interaction;
}
