import { z } from 'zod';

/** Which rule versions a device has: `received` it has fetched, `inForce` it enforces; 0 for none. */
export const agentRules = z.object({ received: z.int().min(0), inForce: z.int().min(0) });
