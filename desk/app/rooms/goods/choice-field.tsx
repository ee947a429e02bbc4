import { Combobox, type ComboboxOption } from '@meet/ui-kit';
import { useState } from 'react';
import { foundOptions } from './found-options';
import type { Choice } from './new-product-form';

interface ChoiceFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly ComboboxOption[];
  value: Choice | null;
  onValueChange: (value: Choice | null) => void;
  /** Told of what is typed, to look for more options. */
  onTyped?: (text: string) => void;
  loading?: boolean;
}

/** A choice from a list by typing a part of a name. */
export function ChoiceField({ options, value, onValueChange, onTyped, ...field }: ChoiceFieldProps) {
  const [text, setText] = useState(value?.label ?? '');
  // Begun anew elsewhere, the field is empty, too.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value?.label ?? '');
  }
  return (
    // Around the field, because within it the list must get the key first.
    <div
      onKeyDown={(event) => {
        // What is typed and not found is no choice yet: the form is not to be sent without it.
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
