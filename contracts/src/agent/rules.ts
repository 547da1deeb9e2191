import { agent } from '../access.js';
import { agentAction } from '../action.js';
import { nothing } from '../schemas/basics.js';
import { ruleDocument } from '../schemas/rule-document.js';

/** The whole rule document of the device, with its version. */
export const rules = agentAction('rules', {
  summary: 'The whole rule document of the device, with its version',
  access: agent,
  data: nothing,
  reply: ruleDocument,
  extension: true,
});
