import { emailConfirm } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Confirms the e-mail address by the code of the mailed link. */
export const useEmailConfirm = () => useActionMutation(emailConfirm);
