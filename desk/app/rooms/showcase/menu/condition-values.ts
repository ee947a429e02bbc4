import type { DirectoryFilterType, MenuChoicesQuery } from '../../../graphql/generated/graphql';
import type { MenuCondition, MenuEntry } from './menu-draft';
import type { menuTexts } from './menu-words';
import { byName, indentedCategories } from '../../../shell/found-options';

interface Option {
  value: string;
  label: string;
}

/** Returns the possible values of a condition; empty if its type needs no value. */
export function valuesFor(
  type: DirectoryFilterType,
  choices: MenuChoicesQuery | undefined,
  texts: typeof menuTexts.ru,
): Option[] {
  if (type === 'CATEGORY') return indentedCategories(choices?.categories ?? []);
  if (type === 'BRAND')
    return byName(choices?.brands.items ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  if (type === 'NEW_ARRIVAL' || type === 'MEET_PRICE') return [];
  return Object.entries(texts.values[type]).map(([value, label]) => ({ value, label }));
}

/** Describes the goods of a menu entry: «Категория: Обувь, Новинки». */
export function sayConditions(
  { conditions, href }: MenuEntry,
  choices: MenuChoicesQuery | undefined,
  texts: typeof menuTexts.ru,
): string {
  if (href !== null) return href || texts.noLink;
  if (conditions.length === 0) return texts.noConditions;
  return conditions.map((condition) => sayCondition(condition, choices, texts)).join(', ');
}

function sayCondition(
  { type, value }: MenuCondition,
  choices: MenuChoicesQuery | undefined,
  texts: typeof menuTexts.ru,
): string {
  const label = valuesFor(type, choices, texts).find((option) => option.value === value)?.label ?? value;
  return label ? `${texts.types[type]}: ${label.trim()}` : texts.types[type];
}
