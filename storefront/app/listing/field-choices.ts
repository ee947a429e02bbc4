import { isSlug } from './listing-values';

/** A choice in a filter by a custom field: values of a list or a flag, or the limits of a number. */
export interface FieldChoice {
  code: string;
  values: readonly string[];
  min: number | null;
  max: number | null;
}

/**
 * The parameters of custom fields: `field.<code>` with comma-separated values, `field.<code>.min` and
 * `field.<code>.max` for numbers. Codes have no dots.
 */
const keyPattern = /^field\.([a-z][a-z0-9-]{0,59})(?:\.(min|max))?$/;

/** Maximum number of custom fields that the API accepts. */
const fieldsLimit = 20;
const valuesLimit = 50;

export const fieldKey = (code: string): string => `field.${code}`;

export const isFieldKey = (key: string): boolean => key.startsWith(fieldKey(''));

/** Reads a number typed by a shopper or from a link: at most six decimals, after a point or comma. */
function decimal(text: string | null): number | null {
  const plain = (text ?? '').replace(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^-?\d{1,13}(\.\d{0,6})?$/.test(plain) ? Number(plain) : null;
}

/** Swaps the two limits of a range if the first is higher. */
export function limits(from: number | null, to: number | null) {
  const crossed = from !== null && to !== null && from > to;
  return crossed ? { min: to, max: from } : { min: from, max: to };
}

const isChoice = ({ values, min, max }: FieldChoice): boolean => values.length > 0 || min !== null || max !== null;

export function parseFieldChoices(search: URLSearchParams): FieldChoice[] {
  const codes = new Set([...search.keys()].flatMap((key) => keyPattern.exec(key)?.[1] ?? []));
  return [...codes]
    .sort()
    .map((code): FieldChoice => {
      const key = fieldKey(code);
      const given = search.getAll(key).flatMap((text) => text.split(','));
      const values = [...new Set(given)].filter(isSlug).slice(0, valuesLimit);
      // A field has either values or limits.
      const ofNumber = (end: 'min' | 'max') => (values.length > 0 ? null : decimal(search.get(`${key}.${end}`)));
      return { code, values, ...limits(ofNumber('min'), ofNumber('max')) };
    })
    .filter(isChoice)
    .slice(0, fieldsLimit);
}

/** Adds the parameters of the choices to `into`. */
export function writeFieldChoices(choices: readonly FieldChoice[], into: URLSearchParams): void {
  for (const { code, values, min, max } of choices) {
    const key = fieldKey(code);
    if (values.length > 0) into.set(key, values.join(','));
    if (min !== null) into.set(`${key}.min`, String(min));
    if (max !== null) into.set(`${key}.max`, String(max));
  }
}

/** Replaces the choice in the field that `key` names. */
function withChoice(
  choices: readonly FieldChoice[],
  key: string,
  change: (known: FieldChoice) => FieldChoice,
): FieldChoice[] {
  const code = key.slice(fieldKey('').length);
  const known = choices.find((choice) => choice.code === code) ?? { code, values: [], min: null, max: null };
  return [...choices.filter((choice) => choice.code !== code), change(known)]
    .filter(isChoice)
    .sort((left, right) => (left.code < right.code ? -1 : 1));
}

export function withFieldToggled(
  choices: readonly FieldChoice[],
  key: string,
  value: string,
  checked: boolean,
): FieldChoice[] {
  return withChoice(choices, key, ({ code, values }) => {
    const others = values.filter((other) => other !== value);
    return { code, values: checked ? [...others, value] : others, min: null, max: null };
  });
}

export function withFieldRange(
  choices: readonly FieldChoice[],
  key: string,
  from: number | null,
  to: number | null,
): FieldChoice[] {
  return withChoice(choices, key, ({ code }) => ({ code, values: [], ...limits(from, to) }));
}
