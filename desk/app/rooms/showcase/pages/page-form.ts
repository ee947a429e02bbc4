import type { ContentKind, ContentTextFragment, SaveContentInput } from '../../../graphql/generated/graphql';

/** What the page of a text edits, as it stands in the fields. Lists are written with commas. */
export interface PageForm {
  title: string;
  /** For a page its path without the leading slash, for an article the last part of it. */
  slug: string;
  markdown: string;
  description: string;
  tags: string;
  productSlugs: string;
  brandSlugs: string;
  /** Path of the picture; empty: none. */
  posterUrl: string;
  darkPosterUrl: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export type PageField = keyof PageForm;

/** A text that is still to be written. */
export const EMPTY: PageForm = {
  ...{ title: '', slug: '', markdown: '', description: '', tags: '', productSlugs: '', brandSlugs: '' },
  ...{ posterUrl: '', darkPosterUrl: '', seoTitle: '', seoDescription: '', seoKeywords: '' },
};

const LISTS = ['tags', 'productSlugs', 'brandSlugs'] as const;

/** Returns what the fields show of a revision. */
export const formOf = (text: Omit<ContentTextFragment, 'number' | 'html'>, slug: string): PageForm => ({
  title: text.title,
  slug,
  markdown: text.markdown,
  description: text.description,
  tags: text.tags.join(', '),
  productSlugs: text.productSlugs.join(', '),
  brandSlugs: text.brandSlugs.join(', '),
  posterUrl: text.posterUrl ?? '',
  darkPosterUrl: text.darkPosterUrl ?? '',
  seoTitle: text.seoTitle,
  seoDescription: text.seoDescription,
  seoKeywords: text.seoKeywords,
});

export const listOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** What the API is told besides the texts: which entry, and the revision that the editor started from. */
export interface PageTarget {
  id: string | null;
  kind: ContentKind;
  after: number;
}

/** Returns what the API is told of the changes: of the other fields nothing. Emptied ones are taken away. */
export function dtoOf(changes: Partial<PageForm>, form: PageForm, { id, kind, after }: PageTarget): SaveContentInput {
  const { title: _title, slug: _slug, markdown: _markdown, ...rest } = changes;
  const others = Object.entries(rest).map(([field, text]) => {
    const isList = LISTS.some((one) => one === field);
    const value = isList ? listOf(text) : text.trim();
    return [field, value.length > 0 ? value : null] as const;
  });
  return {
    ...Object.fromEntries(others),
    ...{ id, kind, after, title: form.title.trim(), slug: form.slug.trim().replace(/^\/+|\/+$/g, '') },
    // Spaces at the beginning of Markdown mean something.
    markdown: form.markdown.trimEnd(),
  };
}

/** Where shoppers read the text. */
export const pathOf = ({ kind, slug }: { kind: ContentKind; slug: string }): string =>
  kind === 'ARTICLE' ? `/blog/${slug}` : `/${slug}`;
