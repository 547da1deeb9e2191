import { z } from 'zod';

/** A version of a device's rules: they are counted up by one, from 1. 0 is none. */
const version = z.int().min(0).max(2_147_483_647);

/** Which rule versions a device has: `received` it has fetched, `inForce` it enforces; 0 for none. */
export const agentRules = z.object({ received: version, inForce: version });
