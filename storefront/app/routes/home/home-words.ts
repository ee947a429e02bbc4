import { countOf } from '@meet/ui-kit';
import type { HomeQuery } from '../../graphql/generated/graphql';
import { goodsForms } from '../../offers/goods-forms';

export type HomeDirectory = HomeQuery['directoryList'][number];

/** Number of sections in the title of the home page. */
const named = 3;

/** The menu entries that are categories, in the order of the menu. */
export const sectionsOf = (directories: readonly HomeDirectory[]): HomeDirectory[] =>
  directories
    .filter(({ filters: [filter, ...others] }) => filter?.filterType === 'CATEGORY' && others.length === 0)
    .toSorted((left, right) => left.position - right.position);

/**
 * Returns what the shop sells, from the first sections of its menu: «Кроссовки, обувь и одежда». Null if the menu has
 * no sections.
 */
export function homeTitle(directories: readonly HomeDirectory[]): string | null {
  const names = sectionsOf(directories)
    .slice(0, named)
    .map(({ name }, place) =>
      place === 0 ? name : name.replace(/^[А-ЯЁ](?=[а-яё])/, (letter) => letter.toLowerCase()),
    );
  return names.length === 0 ? null : new Intl.ListFormat('ru').format(names);
}

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** Returns the points that a new account gets: «5 000 бонусов». */
export const bonusText = (points: number): string => countOf(points, bonuses);

/** Returns the number of products: «843 товара, 120 со скидкой». */
export const homeText = (total: number, reduced: number): string =>
  `${countOf(total, goodsForms)}${reduced > 0 ? `, ${reduced} со скидкой` : ''}`;
