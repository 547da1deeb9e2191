import { reward } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Redeems a reward code, once. */
export const useReward = () => useActionMutation(reward);
