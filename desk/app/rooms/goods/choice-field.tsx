import { Combobox, type ComboboxOption } from '@meet/ui-kit';
import { useState } from 'react';
import { foundOptions } from '../../shell/found-options';
import type { Choice } from './new-product-form';

interface ChoiceFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly ComboboxOption[];
  value: Choice | null;
  onValueChange: (value: Choice | null) => void;
  /** Called with the typed text, to search for more options. */
  onTyped?: (text: string) => void;
  loading?: boolean;
}

/** A field to choose from a list by typing a part of a name. */
export function ChoiceField({ options, value, onValueChange, onTyped, ...field }: ChoiceFieldProps) {
  const [text, setText] = useState(value?.label ?? '');
  // If the form is reset elsewhere, this field is emptied too.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value?.label ?? '');
  }
  return (
    // Handled around the field, because the list inside it must get the key first.
    <div
      onKeyDown={(event) => {
        // A typed text that was not chosen from the list is not a choice, so the form must not be sent.
        if (event.key === 'Enter' && text !== (value?.label ?? '')) event.preventDefault();
      }}
    >
      <Combobox
        {...field}
        text={text}
        options={foundOptions(options, text === value?.label ? '' : text)}
        value={value}
        autoComplete="off"
        onTextChange={(next) => {
          setText(next);
          onTyped?.(next);
        }}
        onValueChange={(option) => onValueChange(option && { value: option.value, label: option.label })}
      />
    </div>
  );
}
