import { z } from 'zod';
import { agent } from '../access.js';
import { agentAction } from '../action.js';
import { seconds } from '../schemas/basics.js';
import { agentRules } from '../schemas/agent-rules.js';
import { agentCommand } from '../schemas/agent-command.js';

/** Waits up to `wait` seconds for commands or newer rules, and tells which rules the device runs. */
export const poll = agentAction('poll', {
  summary: 'Waits up to `wait` seconds for commands or newer rules, and tells which rules the device runs',
  access: agent,
  data: z.object({ wait: z.int().min(0).max(60), rules: agentRules, protectionOffUntil: seconds.default(0) }),
  reply: z.object({ commands: z.array(agentCommand), rulesVersion: z.int() }),
  extension: true,
});
