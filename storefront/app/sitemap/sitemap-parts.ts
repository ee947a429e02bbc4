import type { SiteMapIndexQuery, SiteMapKind } from '../graphql/generated/graphql';

/** Names of the kinds in the paths of sitemaps. */
const names: Readonly<Record<SiteMapKind, string>> = {
  PAGE: 'pages',
  SECTION: 'sections',
  BRAND: 'brands',
  COLLECTION: 'collections',
  ARTICLE: 'articles',
  PRODUCT: 'goods',
};

const kinds = Object.keys(names) as SiteMapKind[];

export interface SitemapPart {
  kind: SiteMapKind;
  /** From 1. */
  part: number;
  /** `goods-2.xml` */
  file: string;
  /** Changes with what the part lists. */
  version: string;
}

/**
 * The parts of the sitemap, from the figures of each kind. Pages that the shop always has belong to `pages-1.xml`.
 */
export function sitemapParts(figures: SiteMapIndexQuery): SitemapPart[] {
  return kinds.flatMap((kind) => {
    const { parts, total, updatedAt } = figures[kind];
    const count = kind === 'PAGE' ? Math.max(1, parts) : parts;
    return Array.from({ length: count }, (_, index) => ({
      kind,
      part: index + 1,
      file: `${names[kind]}-${index + 1}.xml`,
      version: `${total} ${updatedAt ?? ''}`,
    }));
  });
}
