import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Action, type Channel, agentActions, serviceActions } from '@ostoja/contracts';
import { HANDLED_ACTION, type Handler } from './handles.js';

/** A contract and the one class that answers it. */
export interface Registration {
  readonly action: Action;
  readonly handler: Handler<Action>;
}

/**
 * Pairs contracts with handlers.
 * @throws Error naming every contract without a handler, handler without a contract, and duplicate.
 */
export function pair(
  contracts: readonly Action[],
  handlers: readonly Registration[],
): Map<Channel, Map<string, Registration>> {
  const known = new Set(contracts);
  const found = new Map<Action, Registration>();
  const problems: string[] = [];
  for (const registration of handlers) {
    const { action } = registration;
    if (!known.has(action)) problems.push(`${action.name}: a handler without a contract`);
    if (found.has(action)) problems.push(`${action.name}: two handlers`);
    found.set(action, registration);
  }
  const byChannel = new Map<Channel, Map<string, Registration>>();
  for (const action of contracts) {
    const registration = found.get(action);
    if (!registration) {
      problems.push(`${action.name}: a contract without a handler`);
      continue;
    }
    const names = byChannel.get(action.channel) ?? new Map<string, Registration>();
    if (names.has(action.name)) problems.push(`${action.name}: two contracts of one name`);
    byChannel.set(action.channel, names.set(action.name, registration));
  }
  if (problems.length > 0)
    throw new Error(`actions do not match their handlers:\n  ${problems.join('\n  ')}`);
  return byChannel;
}

/** All handlers of the application, by channel and name. The boot fails when they do not match the contracts. */
@Injectable()
export class ActionRegistry implements OnModuleInit {
  private registrations = new Map<Channel, Map<string, Registration>>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const handlers = this.discovery.getProviders().flatMap(({ instance, metatype }): Registration[] => {
      const action = metatype && (Reflect.getMetadata(HANDLED_ACTION, metatype) as Action | undefined);
      return action ? [{ action, handler: instance as Handler<Action> }] : [];
    });
    this.registrations = pair([...serviceActions, ...agentActions], handlers);
  }

  /** The registration of an action, or `undefined` for a name that the channel does not know. */
  find(channel: Channel, name: string): Registration | undefined {
    return this.registrations.get(channel)?.get(name);
  }
}
