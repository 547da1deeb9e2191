export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.js';
export type { ComboboxOption } from './option-filter.js';
