import type { AnyVariables } from '@urql/core';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { postToApi } from '../../graphql/api-transport.server';
import { SiteMapIndexDocument, SiteMapPartDocument, type ApiDocument } from '../../graphql/generated/graphql';
import { logError } from '../../graphql/log.server';
import { noSignal } from '../../graphql/page-errors';
import { redirectOf } from '../../redirects/redirect-of';
import { currentRules } from '../../redirects/redirect-rules.server';
import { publicUrlOf } from '../../seo/public-url.server';
import { imageProxyLoader } from '../../shell/image-loader';
import { sitePath } from '../../sitemap/site-path';
import { sitemapParts, type SitemapPart } from '../../sitemap/sitemap-parts';
import { sitemapOf, type SitemapUrl } from '../../sitemap/sitemap-xml';

/** Milliseconds for which the list of parts is cached. */
const partsFreshFor = 60_000;
/**
 * Milliseconds for which a part is cached at most, because some changes, such as a new picture, do not change its
 * version.
 */
const partFreshFor = 3_600_000;

const pictureWidth = 1024;

/** Pages that every shop has, in addition to those of its catalogue and texts. */
const standingPaths = ['/', '/catalog', '/brands', '/collections', '/blog', '/sitemap'];

export interface KeptSitemap {
  /** The XML, compressed with gzip. */
  compressed: Buffer;
  etag: string;
}

interface Kept<Value> {
  value: Value;
  madeAt: number;
  /** Changes with the data from which the value was made. */
  version: string;
}

const compress = promisify(gzip);
const kept = new Map<string, Kept<KeptSitemap>>();
const making = new Map<string, Promise<KeptSitemap>>();
let parts: Kept<SitemapPart[]> | null = null;
let asking: Promise<SitemapPart[]> | null = null;

/** Returns the parts of the sitemap, at most a minute old unless the API does not answer. */
export async function knownParts(): Promise<SitemapPart[]> {
  if (parts && Date.now() - parts.madeAt < partsFreshFor) return parts.value;
  asking ??= askParts().finally(() => (asking = null));
  return asking;
}

async function askParts(): Promise<SitemapPart[]> {
  try {
    const value = sitemapParts(await ask(SiteMapIndexDocument, {}));
    parts = { value, madeAt: Date.now(), version: '' };
    const files = new Set(value.map(({ file }) => file));
    for (const file of kept.keys()) if (!files.has(file)) kept.delete(file);
    return value;
  } catch (error) {
    if (parts) return parts.value;
    throw error;
  }
}

/**
 * Returns a part of the sitemap as compressed XML. It is cached and rebuilt when its products or texts have changed,
 * once for simultaneous requests. While the API does not answer, the cached one is returned.
 */
export async function keptSitemap(url: URL, part: SitemapPart): Promise<KeptSitemap> {
  const { origin } = new URL(publicUrlOf(url, '/'));
  const version = `${origin} ${part.version}`;
  const found = kept.get(part.file);
  if (found?.version === version && Date.now() - found.madeAt < partFreshFor) return found.value;
  const flight = `${part.file} ${version}`;
  const made =
    making.get(flight) ??
    make(url, part)
      .then((value) => {
        kept.set(part.file, { value, madeAt: Date.now(), version });
        return value;
      })
      .finally(() => making.delete(flight));
  making.set(flight, made);
  return found?.version.startsWith(`${origin} `) ? made.catch(() => found.value) : made;
}

async function make(url: URL, { kind, part }: SitemapPart): Promise<KeptSitemap> {
  const { siteMap } = await ask(SiteMapPartDocument, { dto: { kind, part } });
  const absolute = (path: string) => publicUrlOf(url, path);
  const standing = kind === 'PAGE' && part === 1 ? standingPaths.map((path) => ({ loc: absolute(path) })) : [];
  const entries = siteMap.entries.map(({ slug, updatedAt, pictures }): SitemapUrl => ({
    loc: absolute(sitePath(kind, slug)),
    lastmod: updatedAt,
    pictures: pictures.map((src) => absolute(imageProxyLoader({ src, width: pictureWidth }))),
  }));
  const rules = await currentRules();
  const xml = sitemapOf([...standing, ...entries].filter(({ loc }) => !redirectOf(rules, new URL(loc))));
  const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
  return { compressed: await compress(xml), etag };
}

/** Calls the API without a shopper's address, because the result is cached for everybody. */
async function ask<Data, Variables extends AnyVariables>(
  document: ApiDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const asker = { address: null, userAgent: null };
  const { data, error } = await postToApi({ document, variables, asker, token: null });
  if (data && !error) return data;
  logError('The site map cannot be read:', error?.message);
  throw noSignal();
}
