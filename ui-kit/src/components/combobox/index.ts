export { Combobox } from './combobox.js';
export { ComboboxField, type ComboboxFieldProps, type ComboboxOption, type ComboboxProps } from './combobox-field.js';
