import type { FilterChoice, FilterGroupData, FilterPart } from '@meet/ui-kit';
import type { Age, FilterListFieldsFragment } from '../graphql/generated/graphql';
import { sizeName, withComma } from '../offers/size-name';
import { agedSize, isSameSize } from './aged-size';

type SizeOption = FilterListFieldsFragment['sizesByAge'][number];

const ages: readonly { age: Age; title: string; ofOne: string }[] = [
  { age: 'ADULT', title: 'Взрослые', ofOne: 'взрослый' },
  { age: 'CHILDREN', title: 'Детские', ofOne: 'детский' },
];

const groups: readonly { group: SizeOption['sizeGroup']; title: string; ofChildren: string }[] = [
  { group: 'FOOTWEAR', title: 'Обувь', ofChildren: 'Детская обувь' },
  { group: 'CLOTHES', title: 'Одежда', ofChildren: 'Детская одежда' },
  { group: 'SOCKS', title: 'Носки', ofChildren: 'Детские носки' },
  { group: 'HEADWEAR', title: 'Головные уборы', ofChildren: 'Детские головные уборы' },
  { group: null, title: 'Другие', ofChildren: 'Другие детские' },
];

/** Whether a list has only shoe sizes, whatever the shopper has chosen in its filters. */
export const isOfShoesAlone = (options: readonly SizeOption[]): boolean =>
  options.length > 0 && options.every(({ sizeGroup }) => sizeGroup === 'FOOTWEAR');

/**
 * The choices of the size filter: titled parts if there are sizes of adults and children or of several groups of goods,
 * otherwise one list. If all are for one age group, the values name none.
 */
export function sizeChoices(
  options: readonly SizeOption[],
  chosen: readonly string[],
): Pick<FilterGroupData, 'choices' | 'parts'> {
  const present = ages.filter(({ age }) => options.some(({ parent }) => parent === age));
  const kinds = groups.filter(({ group }) => options.some(({ sizeGroup }) => sizeGroup === group));
  const isAged = present.length > 1;
  const choice = ({ value: aged, name, count }: SizeOption): FilterChoice => {
    const value = isAged ? aged : agedSize(aged).size;
    return { value, label: sizeName(name), count, checked: chosen.some((other) => isSameSize(other, value)) };
  };
  if (!isAged && kinds.length < 2) return { choices: options.map(choice) };
  const parts = present.flatMap(({ age, title }) =>
    kinds.flatMap(({ group, ...names }): FilterPart[] => {
      const sizes = options.filter(({ parent, sizeGroup }) => parent === age && sizeGroup === group);
      if (sizes.length === 0) return [];
      const ofGroup = isAged && age === 'CHILDREN' ? names.ofChildren : names.title;
      return [{ label: kinds.length < 2 ? title : ofGroup, choices: sizes.map(choice) }];
    }),
  );
  return { choices: [], parts };
}

/** The name of a chosen size: «42», or «35, детский» if only children's was chosen. */
export function sizeChip(options: readonly SizeOption[], value: string): string {
  const { size, age } = agedSize(value);
  const option = options.find((other) => agedSize(other.value).size === size);
  const name = option ? sizeName(option.name) : withComma(size);
  const part = ages.find((other) => other.age === age);
  return part ? `${name}, ${part.ofOne}` : name;
}
