import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Action, Data, Reply } from '@ostoja/contracts';
import type { Caller } from './caller.js';

/** The metadata key under which a handler class keeps its contract. */
export const HANDLED_ACTION = 'ostoja:action';

/** What every handler class has: one method that takes the caller and the parsed data. */
export interface Handler<A extends Action> {
  run(caller: Caller<A>, data: Data<A>): Promise<Reply<A>> | Reply<A>;
}

/**
 * Marks a class as the handler of one contract. A class that does not fit its contract does not compile; a
 * contract with no handler, or with two, stops the boot.
 */
export function Handles<A extends Action>(action: A) {
  return <T extends new (...dependencies: never[]) => Handler<A>>(target: T): void => {
    applyDecorators(Injectable(), SetMetadata(HANDLED_ACTION, action))(target);
  };
}
