import type { FilterChoice } from './filter-panel.types.js';

export interface SplitChoices {
  shown: readonly FilterChoice[];
  rest: readonly FilterChoice[];
}

/** All choices of a nested list, each before what is below it. */
export function flatChoices(choices: readonly FilterChoice[]): FilterChoice[] {
  return choices.flatMap((choice) => [choice, ...flatChoices(choice.below ?? [])]);
}

/** Chosen itself, or something below it is. */
export function holdsChecked(choice: FilterChoice): boolean {
  return choice.checked || (choice.below ?? []).some(holdsChecked);
}

/** The first `limit` choices and the kept ones are shown; a rest of one or two is not worth hiding. */
export function splitChoices(
  choices: readonly FilterChoice[],
  limit: number,
  kept: ReadonlySet<string> = new Set(),
): SplitChoices {
  if (choices.length <= limit + 2) return { shown: choices, rest: [] };
  const isShown = ({ value }: FilterChoice, index: number) => index < limit || kept.has(value);
  return { shown: choices.filter(isShown), rest: choices.filter((choice, index) => !isShown(choice, index)) };
}

/** Found ones stand side by side, whatever they were nested in. */
export function findChoices(choices: readonly FilterChoice[], text: string): readonly FilterChoice[] {
  // eslint-disable-next-line kit/texts-from-locale -- letters to compare by, not words to show
  const plain = (value: string) => value.toLocaleLowerCase('ru').replaceAll('ё', 'е');
  const wanted = plain(text.trim());
  return wanted === '' ? choices : flatChoices(choices).filter(({ label }) => plain(label).includes(wanted));
}
