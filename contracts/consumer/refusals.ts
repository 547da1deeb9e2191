import { type Action, Code, type Input } from '../src/index.js';
import { fails, type Interaction } from './interaction.js';
import { absent, family } from './known.js';

/** What every action on a device with a privilege refuses: an absent device, a privilege that is off, no session. */
export function deviceRefusals<A extends Action>(
  action: A,
  data: Input<A> & { device: number },
): Interaction[] {
  const privilege = ('privilege' in action.access && action.access.privilege) || action.name;
  const lacking = { name: 'the account lacks a privilege', parameters: { privilege } };
  return [
    fails(action, 'of a device that is not there', 'parent', { ...data, device: absent }, Code.NotFound, {
      states: [family],
    }),
    fails(action, 'without the privilege', 'parent', data, Code.AccessDenied, { states: [family, lacking] }),
    fails(action, 'without a session', 'visitor', data, Code.Unauthorized, { status: 'login' }),
  ];
}
