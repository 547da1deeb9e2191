import { z } from 'zod';
import { agent } from '../access.js';
import { agentAction } from '../action.js';
import { Code } from '../codes.js';
import { id, nothing } from '../schemas/basics.js';
import { commandResultBody } from '../schemas/agent-command.js';

/** A device's answer to a command; a second answer to the same command changes nothing. */
export const commandResult = agentAction('commandResult', {
  summary: "A device's answer to a command; a second answer to the same command changes nothing",
  access: agent,
  data: z.object({ command: id, result: commandResultBody }),
  reply: nothing,
  codes: [Code.NotFound],
  extension: true,
});
