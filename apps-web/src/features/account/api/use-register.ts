import { register } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Makes a parent's account and signs it in. */
export const useRegister = () => useActionMutation(register);
