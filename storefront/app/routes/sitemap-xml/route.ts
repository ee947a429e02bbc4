import { publicUrlOf } from '../../seo/public-url.server';
import { textFile } from '../../seo/text-file.server';
import { knownParts } from '../sitemap-part/keep-sitemap.server';
import { sitemapIndexOf } from '../../sitemap/sitemap-xml';
import type { Route } from './+types/route';

/** The index of the sitemaps. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const parts = await knownParts();
  const text = sitemapIndexOf(parts.map(({ file }) => ({ loc: publicUrlOf(url, `/sitemaps/${file}`) })));
  return textFile(request, { text, type: 'application/xml', maxAge: 600 });
}
