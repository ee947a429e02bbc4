import type { CategoriesOfCodesQuery } from '../../../graphql/generated/graphql';

type Category = CategoriesOfCodesQuery['categories'][number];

/** Returns the name of each category with its parent categories, because names repeat: «Мужчинам / Обувь / Кеды». */
export function categoryNames(categories: readonly Category[]): { value: string; label: string }[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const pathOf = ({ name, parent }: Category): string[] => {
    const above = parent ? bySlug.get(parent) : undefined;
    return above ? [...pathOf(above), name] : [name];
  };
  return categories
    .map((category) => ({ value: category.id, label: pathOf(category).join(' / ') }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
