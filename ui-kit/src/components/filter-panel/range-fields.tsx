import { useState, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { numberFormat } from '../../locale/intl-formats.js';
import { currencySymbol } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Input } from '../input/input.js';
import { ranges } from './filter-panel.styles.js';
import type { NumberRangeData, PriceRangeData, RangeLimits } from './filter-panel.types.js';
import { filterPanelWords } from './filter-panel.words.js';

type OnRange = (limits: RangeLimits) => void;

export interface PriceFieldsProps {
  range: PriceRangeData;
  onChange: OnRange;
}

export function PriceFields({ range, onChange }: PriceFieldsProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const currency = currencySymbol(useLocale());
  return (
    <RangeFields
      range={range}
      fields={[
        { name: 'priceMin', label: words.priceFrom(currency) },
        { name: 'priceMax', label: words.priceTo(currency) },
      ]}
      typed={wholeNumber}
      onChange={onChange}
    />
  );
}

export interface NumberFieldsProps {
  name: string;
  /** The group's title, with the unit. */
  title: string;
  range: NumberRangeData;
  onChange: OnRange;
}

export function NumberFields({ name, title, range, onChange }: NumberFieldsProps) {
  const words = useWords('filterPanel', filterPanelWords);
  // Numeric keyboards on phones have no minus key.
  const negative = range.lowest !== null && range.lowest < 0;
  return (
    <RangeFields
      range={range}
      fields={[
        { name: `${name}.min`, label: words.rangeFrom(title) },
        { name: `${name}.max`, label: words.rangeTo(title) },
      ]}
      typed={negative ? { ...anyNumber, inputMode: 'text' } : anyNumber}
      onChange={onChange}
    />
  );
}

/** How a kind of number is formatted and parsed. */
interface TypedNumber {
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  pattern: string;
  /** Returns null for no limit. */
  parse: (text: string) => number | null;
}

const wholeNumber: TypedNumber = {
  inputMode: 'numeric',
  pattern: '[0-9\\s]*',
  parse: (text) => {
    const digits = text.replace(/\D/g, '');
    return digits === '' ? null : Number(digits);
  },
};

const anyNumber: TypedNumber = {
  inputMode: 'decimal',
  pattern: '[\\-−]?[0-9\\s]*([.,][0-9]*)?',
  parse: (text) => {
    const plain = text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
    return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
  },
};

const asTyped: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 12 };
const asHint: Intl.NumberFormatOptions = { maximumFractionDigits: 12 };

interface RangeFieldsProps {
  range: PriceRangeData;
  /** The names of the fields for the lower and the upper limit. */
  fields: readonly [RangeFieldName, RangeFieldName];
  typed: TypedNumber;
  onChange: OnRange;
}

interface RangeFieldName {
  name: string;
  label: string;
}

function RangeFields({ range, fields: [lower, upper], typed, onChange }: RangeFieldsProps) {
  const words = useWords('filterPanel', filterPanelWords);
  const commit = (from: number | null, to: number | null) => {
    if (from !== range.from || to !== range.to) onChange({ from, to });
  };
  return (
    <div css={ranges}>
      <RangeField
        {...lower}
        {...{ typed, word: words.from, value: range.from, hint: range.lowest }}
        onCommit={(value) => commit(value, range.to)}
      />
      <RangeField
        {...upper}
        {...{ typed, word: words.to, value: range.to, hint: range.highest }}
        onCommit={(value) => commit(range.from, value)}
      />
    </div>
  );
}

interface RangeFieldProps extends RangeFieldName {
  typed: TypedNumber;
  word: string;
  value: number | null;
  hint: number | null;
  onCommit: (value: number | null) => void;
}

function RangeField({ name, label, typed, word, value, hint, onCommit }: RangeFieldProps) {
  const locale = useLocale();
  const shown = value === null ? '' : numberFormat(locale.locale, asTyped).format(value);
  const [applied, setApplied] = useState(value);
  const [text, setText] = useState(shown);
  if (applied !== value) {
    // A new value from outside, for instance after a chip was removed, replaces the typed text. The field keeps the
    // focus.
    setApplied(value);
    setText(shown);
  }
  const commit = ({ value: wanted }: HTMLInputElement) => onCommit(typed.parse(wanted));
  return (
    <Input
      label={label}
      labelHidden
      name={name}
      inputMode={typed.inputMode}
      enterKeyHint="done"
      autoComplete="off"
      pattern={typed.pattern}
      value={text}
      placeholder={hint === null ? word : `${word} ${numberFormat(locale.locale, asHint).format(hint)}`}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => commit(event.target)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit(event.currentTarget);
      }}
    />
  );
}
