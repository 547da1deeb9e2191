export {
  Field,
  FieldError,
  useFieldControl,
  type FieldControl,
  type FieldProps,
  type FieldTexts,
} from './Field.js';
export { useFocusFirstInvalid } from './use-focus-first-invalid.js';
