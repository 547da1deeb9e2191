import { checkEmail } from '@ostoja/domain';
import type { MessageId } from '../i18n/index.js';

/** What is wrong with a typed e-mail address, as the id of a text; null means nothing (panel spec §5). */
export function emailProblem(value: string): MessageId | null {
  const problem = checkEmail(value);
  if (problem === 'ok') return null;
  return problem === 'required' ? 'form.required' : 'form.email.not-valid';
}
