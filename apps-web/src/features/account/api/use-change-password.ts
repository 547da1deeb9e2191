import { changePassword } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Changes the signed-in parent's password. */
export const useChangePassword = () => useActionMutation(changePassword);
