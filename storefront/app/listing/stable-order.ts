import { fieldKey } from './field-choices';
import type { FilterList } from './filter-list';

const NO_OPTIONS = ['price', 'customFields', 'order'] as const;

/** The filters of the shop whose values the API sorts by their counts. */
type OptionKey = Exclude<keyof FilterList, (typeof NO_OPTIONS)[number]>;

/** The position that each filter value had in the first list that the shopper saw. */
export type ChoiceOrder = ReadonlyMap<string, number>;

const optionKeys = (filters: FilterList) =>
  Object.keys(filters).filter((key): key is OptionKey => NO_OPTIONS.every((other) => key !== other));

export function choiceOrder(filters: FilterList): ChoiceOrder {
  const order = new Map<string, number>();
  const note = (key: string, options: readonly { value: string }[]) =>
    options.forEach(({ value }, index) => order.set(`${key} ${value}`, index));
  for (const key of optionKeys(filters)) note(key, filters[key]);
  for (const { code, options } of filters.customFields) note(fieldKey(code), options);
  return order;
}

/**
 * Sorts the filter values by their first positions, new values last. Thus a choice changes counts but does not move
 * values.
 */
export function inOrder(filters: FilterList, order: ChoiceOrder): FilterList {
  const sort = <Option extends { value: string }>(key: string, options: readonly Option[]): Option[] => {
    const place = ({ value }: Option) => order.get(`${key} ${value}`) ?? Number.MAX_SAFE_INTEGER;
    return [...options].sort((left, right) => place(left) - place(right));
  };
  const sorted = { ...filters };
  const sortOptions = <Key extends OptionKey>(key: Key) => {
    sorted[key] = sort<FilterList[OptionKey][number]>(key, filters[key]) as FilterList[Key];
  };
  optionKeys(filters).forEach(sortOptions);
  sorted.customFields = filters.customFields.map((field) => ({
    ...field,
    options: sort(fieldKey(field.code), field.options),
  }));
  return sorted;
}
