import type { FieldConflict } from '../../../shell/edited-fields';
import type { RuleChoices } from './rule-choices';
import { idsOf, type RuleField } from './rule-form';
import { nameOfFilter, type ruleTexts } from './rule-words';

interface Names {
  choices: Pick<RuleChoices, 'brands' | 'categories'>;
  products: ReadonlyMap<string, string | null>;
}

/** Returns the conflicts in readable form: names instead of ids. */
export function sayConflicts(
  conflicts: readonly FieldConflict<RuleField>[],
  names: Names,
  texts: typeof ruleTexts.ru,
): FieldConflict<RuleField>[] {
  const say = (field: RuleField, value: string): string => {
    if (field === 'active' || field === 'twoWay') return value === 'true' ? texts.yes : texts.no;
    if (field === 'productIds')
      return idsOf(value)
        .map((id) => names.products.get(id) ?? id)
        .join(', ');
    if (field === 'filters')
      return idsOf(value)
        .map((name) => nameOfFilter(name, texts))
        .join(', ');
    const choices = choicesOf(field, names);
    if (!choices) return value;
    return idsOf(value)
      .map((id) => choices.find((one) => one.value === id)?.label.trim() ?? id)
      .join(', ');
  };
  return conflicts.map(({ field, yours, theirs }) => ({
    ...{ field, yours: say(field, yours), theirs: say(field, theirs) },
  }));
}

function choicesOf(field: RuleField, { choices: { brands, categories } }: Names): RuleChoices['brands'] | undefined {
  if (field === 'brandIds' || field === 'inBrandIds') return brands;
  return field === 'categoryIds' || field === 'inCategoryIds' ? categories : undefined;
}
