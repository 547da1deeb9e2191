import { login2 } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Signs a parent in from the sign-in page. */
export const useLogin = () => useActionMutation(login2);
