import type { FilterChoice, FilterGroupData } from '@meet/ui-kit';
import type { Age, FilterOptionFieldsFragment } from '../graphql/generated/graphql';
import { sizeName } from '../offers/size-name';
import { agedSize, isSameSize } from './aged-size';

const parts: readonly { age: Age; title: string; ofOne: string }[] = [
  { age: 'ADULT', title: 'Взрослые', ofOne: 'взрослый' },
  { age: 'CHILDREN', title: 'Детские', ofOne: 'детский' },
];

type SizeOption = Pick<FilterOptionFieldsFragment, 'value' | 'name' | 'count' | 'parent'>;

/**
 * The choices of the size filter: two titled parts if there are sizes of adults and children, otherwise one list
 * without age groups.
 */
export function sizeChoices(
  options: readonly SizeOption[],
  chosen: readonly string[],
): Pick<FilterGroupData, 'choices' | 'parts'> {
  const choice = (value: string, { name, count }: SizeOption): FilterChoice => ({
    value,
    label: sizeName(name),
    count,
    checked: chosen.some((other) => isSameSize(other, value)),
  });
  const found = parts
    .map(({ age, title }) => ({ title, sizes: options.filter(({ parent }) => parent === age) }))
    .filter(({ sizes }) => sizes.length > 0);
  if (found.length < 2) return { choices: options.map((option) => choice(agedSize(option.value).size, option)) };
  return {
    choices: [],
    parts: found.map(({ title, sizes }) => ({
      label: title,
      choices: sizes.map((option) => choice(option.value, option)),
    })),
  };
}

/** The name of a chosen size: «42», or «35, детский» if only children's was chosen. */
export function sizeChip(options: readonly SizeOption[], value: string): string {
  const { size, age } = agedSize(value);
  const option = options.find((other) => agedSize(other.value).size === size);
  const name = option ? sizeName(option.name) : size;
  const part = parts.find((other) => other.age === age);
  return part ? `${name}, ${part.ofOne}` : name;
}
