import { Code, reward } from '../../src/index.js';
import { fails, FromState, succeeds } from '../interaction.js';
import { family } from '../known.js';

const code = new FromState('${rewardCode}', '7KQ4-M2ZT-9XHD');
const made = { name: 'a reward code was made', parameters: { days: 30 } };
const redeemed = { name: 'a reward code was redeemed' };

/** Codes that make a plan longer. */
export const rewardInteractions = [
  succeeds(reward, 'parent', { r: code }, { days: 30 }, [family, made]),
  fails(reward, 'with a code that nobody made', 'parent', { r: 'LATO-2026' }, Code.WrongReward, {
    states: [family],
  }),
  fails(reward, 'with a code that was redeemed', 'parent', { r: code }, Code.RewardTaken, {
    states: [family, redeemed],
  }),
  fails(reward, 'without a session', 'visitor', { r: 'LATO-2026' }, Code.Unauthorized, { status: 'login' }),
];
