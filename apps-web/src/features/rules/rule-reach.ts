import type { Device } from '../../session/index.js';

/** How far the newest rules have come on their way to the device, and since when they are there (epoch seconds). */
export interface RuleProgress {
  readonly reach: 'saved' | 'received' | 'inForce';
  readonly at: number;
}

/** Reads from the versions that a device reported how far its newest rules have come (design §5). */
export function ruleProgress({ saved, received, inForce }: Device['rules']): RuleProgress {
  if (inForce.version >= saved.version) return { reach: 'inForce', at: inForce.at };
  if (received.version >= saved.version) return { reach: 'received', at: received.at };
  return { reach: 'saved', at: saved.at };
}
