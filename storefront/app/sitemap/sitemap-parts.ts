import type { SiteMapIndexQuery, SiteMapKind } from '../graphql/generated/graphql';

/** The names of sitemap files by kind. */
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
  /** Number of the part, starting from 1. */
  part: number;
  /** Name of the file, such as `goods-2.xml`. */
  file: string;
  /** Changes with the content of the part. */
  version: string;
}

/** The parts of the sitemap, from the totals of each kind. The pages that every shop has are in `pages-1.xml`. */
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
