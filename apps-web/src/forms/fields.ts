import { cleanEmail, passwordProblem } from '@ostoja/domain';
import { z } from 'zod';
import type { MessageId } from '../i18n/index.js';
import { emailProblem } from './email-problem.js';

/** Turns a rule of the domain into a field whose message is the id of a text; null means that all is well. */
export function textField(problem: (value: string) => MessageId | null) {
  return z.string().superRefine((value, context) => {
    const message = problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** Anything but nothing. */
export const requiredField = textField((value) => (value === '' ? 'form.required' : null));

/** An e-mail address, trimmed (panel spec §5). */
export const emailField = textField(emailProblem).transform(cleanEmail);

/** A password that is being chosen: not too short (panel spec §5). */
export const newPasswordField = textField((value) => {
  const problem = passwordProblem(value);
  if (problem === 'ok') return null;
  return problem === 'required' ? 'form.required' : 'form.password.too-short';
});
