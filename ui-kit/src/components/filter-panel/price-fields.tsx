import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { formatCount } from '../../locale/format-numbers.js';
import { currencySymbol } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Input } from '../input/input.js';
import { prices } from './filter-panel.styles.js';
import type { PriceRangeData } from './filter-panel.types.js';
import { filterPanelWords } from './filter-panel.words.js';

export interface PriceFieldsProps {
  range: PriceRangeData;
  onChange: (from: number | null, to: number | null) => void;
}

const parse = (text: string): number | null => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

export function PriceFields({ range, onChange }: PriceFieldsProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const currency = currencySymbol(useLocale());
  const fields = [
    { name: 'priceMin', label: words.priceFrom(currency), word: words.from, value: range.from, hint: range.lowest },
    { name: 'priceMax', label: words.priceTo(currency), word: words.to, value: range.to, hint: range.highest },
  ] as const;

  const commit = (name: string, text: string) => {
    const value = parse(text);
    const from = name === 'priceMin' ? value : range.from;
    const to = name === 'priceMax' ? value : range.to;
    if (from !== range.from || to !== range.to) onChange(from, to);
  };

  return (
    <div css={prices}>
      {fields.map((field) => (
        <PriceField key={field.name} {...field} onCommit={commit} />
      ))}
    </div>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  word: string;
  value: number | null;
  hint: number | null;
  onCommit: (name: string, text: string) => void;
}

function PriceField({ name, label, word, value, hint, onCommit }: PriceFieldProps) {
  const locale = useLocale();
  const [applied, setApplied] = useState(value);
  const [text, setText] = useState(value === null ? '' : String(value));
  if (applied !== value) {
    // A new value from outside, such as a removed chip, replaces the typed text. The field keeps the focus.
    setApplied(value);
    setText(value === null ? '' : String(value));
  }
  return (
    <Input
      label={label}
      labelHidden
      name={name}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      pattern="[0-9\s]*"
      value={text}
      placeholder={hint === null ? word : `${word} ${formatCount(hint, locale)}`}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => onCommit(name, event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onCommit(name, event.currentTarget.value);
      }}
    />
  );
}
