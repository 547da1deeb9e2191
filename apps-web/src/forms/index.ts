export { emailProblem } from './email-problem.js';
export { emailField, newPasswordField, requiredField, textField } from './fields.js';
export { useAttempt } from './use-attempt.js';
export { useErrorText } from './use-error-text.js';
export { filterDelay, useAddressFilter, withFilter, type AddressFilter } from './use-address-filter.js';
