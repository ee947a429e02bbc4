import { escapeXml } from '../seo/escape-xml';

/** One page in a sitemap, with absolute URLs. */
export interface SitemapUrl {
  loc: string;
  /** ISO 8601. */
  lastmod?: string | undefined;
  pictures?: readonly string[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSpace = 'http://www.google.com/schemas/sitemap-image/1.1';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A sitemap with pictures (https://www.sitemaps.org/protocol.html), of at most 50,000 pages. */
export function sitemapOf(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ loc, lastmod, pictures = [] }) => {
    const images = pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`);
    return `<url>${element('loc', loc)}${lastmod ? element('lastmod', lastmod) : ''}${images.join('')}</url>\n`;
  });
  return `${head}<urlset xmlns="${sitemapSpace}" xmlns:image="${imageSpace}">\n${entries.join('')}</urlset>\n`;
}

/** The index of all sitemaps. */
export function sitemapIndexOf(sitemaps: readonly Pick<SitemapUrl, 'loc' | 'lastmod'>[]): string {
  const entries = sitemaps.map(
    ({ loc, lastmod }) => `<sitemap>${element('loc', loc)}${lastmod ? element('lastmod', lastmod) : ''}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${sitemapSpace}">\n${entries.join('')}</sitemapindex>\n`;
}
