import { updatePassword } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Sets a new password by the code of the mailed link. */
export const useUpdatePassword = () => useActionMutation(updatePassword);
