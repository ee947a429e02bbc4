import type { FilterChoice } from './filter-panel.types.js';

export interface SplitChoices {
  shown: readonly FilterChoice[];
  rest: readonly FilterChoice[];
}

/** The first `limit` choices and every checked one are shown; a rest of one or two is not worth hiding. */
export function splitChoices(choices: readonly FilterChoice[], limit: number): SplitChoices {
  if (choices.length <= limit + 2) return { shown: choices, rest: [] };
  const shown = choices.filter((choice, index) => index < limit || choice.checked);
  return { shown, rest: choices.filter((choice) => !shown.includes(choice)) };
}

export function findChoices(choices: readonly FilterChoice[], text: string): readonly FilterChoice[] {
  const plain = (value: string) => value.toLocaleLowerCase('ru').replaceAll('ё', 'е');
  const wanted = plain(text.trim());
  return wanted === '' ? choices : choices.filter(({ label }) => plain(label).includes(wanted));
}
