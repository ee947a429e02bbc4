import { ComboboxField, type ComboboxProps } from './combobox-field.js';
import { ComboboxList } from './combobox-list.js';

/** A text field with suggestions from a list too long to show: cities, streets, brands. */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  return <ComboboxField {...props} list={ComboboxList} />;
}
