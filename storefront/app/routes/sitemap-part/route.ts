import { gunzipSync } from 'node:zlib';
import { notFound } from '../../graphql/page-errors';
import { hasAlready } from '../../seo/text-file.server';
import { keptSitemap, knownParts } from './keep-sitemap.server';
import type { Route } from './+types/route';

/** One part of the sitemap, sent compressed to clients that accept gzip. */
export async function loader({ url, params, request }: Route.LoaderArgs) {
  const part = (await knownParts()).find(({ file }) => file === params.file);
  if (!part) throw notFound(url);
  const { compressed, etag } = await keptSitemap(url, part);
  const headers = { etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=600' };
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers });
  const readsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers.get('accept-encoding') ?? '');
  return new Response(new Uint8Array(readsGzip ? compressed : gunzipSync(compressed)), {
    headers: {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
      ...(readsGzip ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}
