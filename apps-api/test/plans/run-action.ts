import type { Action } from '@ostoja/contracts';
import type { AnyCaller, Caller } from '../../src/wire/caller.js';
import { ActionRegistry } from '../../src/wire/registry.js';
import type { TestApplication } from '../application.js';

/**
 * A parent's action as the wire runs it once it knows whose the device is and that the data fits: its handler, with
 * nothing around it. Each call of what it gives runs it once more.
 */
export function runnerOf(
  app: TestApplication,
  name: string,
  owned: Pick<AnyCaller, 'profile' | 'device'>,
  data: unknown,
): () => Promise<unknown> {
  const registration = app.nest.get(ActionRegistry).find('service', name);
  if (!registration) throw new Error(`nobody handles ${name}`);
  const parsed = registration.action.data.parse(data);
  return async () => registration.handler.run(owned as Caller<Action>, parsed);
}
