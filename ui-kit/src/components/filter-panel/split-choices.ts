import { defaultLocale, type Locale } from '../../locale/locale.js';
import type { FilterChoice, FilterGroupData } from './filter-panel.types.js';

export interface SplitChoices {
  shown: readonly FilterChoice[];
  rest: readonly FilterChoice[];
}

/** Returns all choices of a tree as a flat list, each before its descendants. */
export function flatChoices(choices: readonly FilterChoice[]): FilterChoice[] {
  return choices.flatMap((choice) => [choice, ...flatChoices(choice.below ?? [])]);
}

/** Returns the choices of the group and of its parts, without their descendants. */
export function choicesOf({ choices, parts = [] }: FilterGroupData): readonly FilterChoice[] {
  return [...choices, ...parts.flatMap((part) => part.choices)];
}

/** Whether the choice or any of its descendants is checked. */
export function holdsChecked(choice: FilterChoice): boolean {
  return choice.checked || (choice.below ?? []).some(holdsChecked);
}

/** Whether two choices look and work alike, including all their descendants. */
export function sameChoice(one: FilterChoice, other: FilterChoice): boolean {
  const [below, others] = [one.below ?? [], other.below ?? []];
  return (
    (['value', 'label', 'count', 'checked', 'hex'] as const).every((key) => one[key] === other[key]) &&
    below.length === others.length &&
    below.every((choice, index) => sameChoice(choice, others[index]!))
  );
}

/**
 * Splits choices into those shown at once (the first `limit`, and those whose values are in `kept`) and the rest. If
 * only one or two would be hidden, all are shown.
 */
export function splitChoices(
  choices: readonly FilterChoice[],
  limit: number,
  kept: ReadonlySet<string> = new Set(),
): SplitChoices {
  if (choices.length <= limit + 2) return { shown: choices, rest: [] };
  const isShown = ({ value }: FilterChoice, index: number) => index < limit || kept.has(value);
  return { shown: choices.filter(isShown), rest: choices.filter((choice, index) => !isShown(choice, index)) };
}

/**
 * Returns the choices of the tree whose labels contain the text, as a flat list. Case and accents do not matter: «ё»
 * equals «е».
 */
export function findChoices(
  choices: readonly FilterChoice[],
  text: string,
  { locale }: Pick<Locale, 'locale'> = defaultLocale,
): readonly FilterChoice[] {
  const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const wanted = plain(text.trim());
  return wanted === '' ? choices : flatChoices(choices).filter(({ label }) => plain(label).includes(wanted));
}
