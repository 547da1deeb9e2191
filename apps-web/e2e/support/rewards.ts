import { operate } from './operator.js';

/** Makes a reward code as an operator does, on the command line beside the running server. */
export async function newRewardCode(days: number): Promise<string> {
  const told = await operate('reward', '--days', String(days));
  const [code] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec(told) ?? [];
  if (!code) throw new Error(`No code in: ${told}`);
  return code;
}
