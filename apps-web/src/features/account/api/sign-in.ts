import { login2, type Input } from '@ostoja/contracts';
import { client } from '../../../api/index.js';

/** Signs a parent in from the sign-in page. @throws ActionFailure */
export const signIn = (data: Input<typeof login2>) => client.call(login2, data);
