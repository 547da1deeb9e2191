export { emailProblem } from './email-problem.js';
export { emailField, newPasswordField, requiredField, textField } from './fields.js';
export { useAttempt } from './use-attempt.js';
export { useErrorText } from './use-error-text.js';
