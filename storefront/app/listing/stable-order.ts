import type { FilterList } from './filter-list';

type OptionKey = Exclude<keyof FilterList, 'price'>;

/** The position that each filter value had in the first list that the shopper saw. */
export type ChoiceOrder = ReadonlyMap<string, number>;

const optionKeys = (filters: FilterList) => Object.keys(filters).filter((key): key is OptionKey => key !== 'price');

export function choiceOrder(filters: FilterList): ChoiceOrder {
  const order = new Map<string, number>();
  for (const key of optionKeys(filters)) {
    filters[key].forEach(({ value }, index) => order.set(`${key} ${value}`, index));
  }
  return order;
}

/**
 * Sorts the filter values by their first positions, new values last. Thus a choice changes counts but does not move
 * values.
 */
export function inOrder(filters: FilterList, order: ChoiceOrder): FilterList {
  const sorted = { ...filters };
  for (const key of optionKeys(filters)) {
    const place = (value: string) => order.get(`${key} ${value}`) ?? Number.MAX_SAFE_INTEGER;
    sorted[key] = [...filters[key]].sort((left, right) => place(left.value) - place(right.value));
  }
  return sorted;
}
