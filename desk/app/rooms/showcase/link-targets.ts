import type { ComboboxOption, Locale } from '@meet/ui-kit';
import type { ContentLineFragment, LinkTargetsQuery } from '../../graphql/generated/graphql';
import { timedStateOf } from './home/timed-state';
import type { linkTexts } from './link-words';
import { sayMoment } from './moment';

interface Found {
  goods: LinkTargetsQuery | undefined;
  pages: readonly ContentLineFragment[];
  /** Time at which they were loaded. */
  now: number;
}

type Collection = LinkTargetsQuery['showcase']['collections'][number];

/** Returns why shoppers do not see a collection now; null if they do. */
export function unseenFor(
  collection: Collection,
  now: number,
  { unseen }: typeof linkTexts.ru,
  locale: Locale,
): string | null {
  const state = timedStateOf(collection, now);
  if (state === 'SHOWN') return null;
  return state === 'PLANNED' ? unseen.PLANNED(sayMoment(collection.publishAt!, locale)) : unseen[state];
}

export const collectionHref = ({ slug }: { slug: string }): string => `/collections/${slug}`;

/** Returns the pages of the shop that a link can lead to, with their paths as values. */
export function linkTargets(
  { goods, pages, now }: Found,
  texts: typeof linkTexts.ru,
  locale: Locale,
): ComboboxOption[] {
  const { kinds } = texts;
  const categories = goods?.categories ?? [];
  const pathOf = ({ slug, parent }: (typeof categories)[number]): string => {
    const above = parent ? categories.find((one) => one.slug === parent) : undefined;
    return `${above ? pathOf(above) : '/catalog'}/${slug}`;
  };
  const shown = pages.filter(({ shown: number }) => number !== null);
  return [
    ...(goods?.showcase.collections ?? []).map((collection) => ({
      value: collectionHref(collection),
      label: collection.title,
      detail: [kinds.collection, unseenFor(collection, now, texts, locale)].filter(Boolean).join(', '),
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
