import type { FilterGroupData } from '@meet/ui-kit';
import { quantity } from '../custom-fields/quantity';
import { fieldKey, type FieldChoice } from './field-choices';
import type { FilterList } from './filter-list';

type FieldFilter = FilterList['customFields'][number];

/** The filter groups of custom fields. A flag is one checkbox for «yes»; «no» can only be chosen by an address. */
export function fieldGroups(filters: readonly FieldFilter[], choices: readonly FieldChoice[]): FilterGroupData[] {
  return filters.map(({ code, name: title, type, unit, options, min, max }) => {
    const chosen = choices.find((choice) => choice.code === code);
    const group = { name: fieldKey(code), label: title };
    if (type === 'NUMBER') {
      const range = { lowest: min, highest: max, from: chosen?.min ?? null, to: chosen?.max ?? null, unit };
      return { ...group, choices: [], range };
    }
    const all = options.map(({ value, name: label, count }) => ({
      ...{ value, label, count },
      checked: chosen?.values.includes(value) ?? false,
    }));
    return type === 'FLAG'
      ? { ...group, layout: 'flag', choices: all.filter(({ value }) => value === 'true') }
      : { ...group, choices: all };
  });
}

/** The text of a chip for a chosen value: «Покрытие: Асфальт», or only the name of a flag. */
export function fieldChip(filters: readonly FieldFilter[], { code }: FieldChoice, value: string): string {
  const filter = filters.find((one) => one.code === code);
  const title = filter?.name ?? code;
  if (filter?.type === 'FLAG') return value === 'true' ? title : `${title}: нет`;
  return `${title}: ${filter?.options.find((option) => option.value === value)?.name ?? value}`;
}

/** The text of a chip for a range: «Перепад: от 4 мм до 8 мм». */
export function rangeChip(filters: readonly FieldFilter[], { code, min, max }: FieldChoice): string {
  const filter = filters.find((one) => one.code === code);
  const said = (value: number) => quantity(value, filter?.unit ?? null);
  const words = [min === null ? [] : `от ${said(min)}`, max === null ? [] : `до ${said(max)}`].flat();
  return `${filter?.name ?? code}: ${words.join(' ')}`;
}
