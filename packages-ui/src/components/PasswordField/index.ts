export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRequirement,
  type PasswordRequirements,
  type PasswordStrength,
} from './PasswordField.js';
