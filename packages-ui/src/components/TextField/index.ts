export { TextField, TextInput, type TextFieldProps, type TextInputProps } from './TextField.js';
