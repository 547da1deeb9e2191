export { CodeInput, type CodeInputProps } from './CodeInput.js';
