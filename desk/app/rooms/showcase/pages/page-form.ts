import type { ContentKind, ContentTextFragment, SaveContentInput } from '../../../graphql/generated/graphql';

/** The form values of a text. Lists are separated by commas. */
export interface PageForm {
  title: string;
  /** For a page its path without the leading slash; for an article the last part of its path. */
  slug: string;
  markdown: string;
  description: string;
  tags: string;
  productSlugs: string;
  brandSlugs: string;
  /** Path of the picture; empty if there is none. */
  posterUrl: string;
  darkPosterUrl: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export type PageField = keyof PageForm;

/** Form values of a new text. */
export const EMPTY: PageForm = {
  ...{ title: '', slug: '', markdown: '', description: '', tags: '', productSlugs: '', brandSlugs: '' },
  ...{ posterUrl: '', darkPosterUrl: '', seoTitle: '', seoDescription: '', seoKeywords: '' },
};

const LISTS = ['tags', 'productSlugs', 'brandSlugs'] as const;

/** Returns the form values of a revision. */
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

/** Further input of the API call: which entry, and the revision on which the changes are based. */
export interface PageTarget {
  id: string | null;
  kind: ContentKind;
  after: number;
}

/** Returns the API input for the changed fields only. Emptied fields are removed. */
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
    // Leading spaces are significant in Markdown, so they are kept.
    markdown: form.markdown.trimEnd(),
  };
}

/** Path at which shoppers read the text. */
export const pathOf = ({ kind, slug }: { kind: ContentKind; slug: string }): string =>
  kind === 'ARTICLE' ? `/blog/${slug}` : `/${slug}`;
