import { resetPassword } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Mails a link that sets a new password. */
export const useResetPassword = () => useActionMutation(resetPassword);
