import { resendEmailConfirm, verifyConfirmCode } from '@ostoja/contracts';
import { useActionMutation } from '../../../api/index.js';

/** Confirms the e-mail address by the mailed 6-digit code. */
export const useVerifyConfirmCode = () => useActionMutation(verifyConfirmCode);

/** Mails the confirmation link and code again. */
export const useResendEmailConfirm = () => useActionMutation(resendEmailConfirm);
