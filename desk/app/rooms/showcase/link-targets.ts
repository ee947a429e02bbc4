import type { ComboboxOption } from '@meet/ui-kit';
import type { ContentLineFragment, LinkTargetsQuery } from '../../graphql/generated/graphql';
import type { linkTexts } from './link-words';

interface Found {
  goods: LinkTargetsQuery | undefined;
  pages: readonly ContentLineFragment[];
}

/** Returns the pages of the shop that a link can lead to, with their paths as values. */
export function linkTargets({ goods, pages }: Found, { kinds }: typeof linkTexts.ru): ComboboxOption[] {
  const categories = goods?.categories ?? [];
  const pathOf = ({ slug, parent }: (typeof categories)[number]): string => {
    const above = parent ? categories.find((one) => one.slug === parent) : undefined;
    return `${above ? pathOf(above) : '/catalog'}/${slug}`;
  };
  const shown = pages.filter(({ shown: number }) => number !== null);
  return [
    ...(goods?.showcase.collections ?? []).map(({ slug, title }) => ({
      ...{ value: `/collections/${slug}`, label: title, detail: kinds.collection },
    })),
    ...(goods?.showcase.directories ?? []).map(({ slug, name }) => ({
      ...{ value: `/catalog/any/${slug}`, label: name, detail: kinds.section },
    })),
    ...shown.map(({ kind, slug, title }) => ({
      value: kind === 'ARTICLE' ? `/blog/${slug}` : `/${slug}`,
      label: title,
      detail: kind === 'ARTICLE' ? kinds.article : kinds.page,
    })),
    ...categories.map((category) => ({ value: pathOf(category), label: category.name, detail: kinds.category })),
  ];
}
