/** A pattern of URLs, compiled for the database. */
export interface UrlPattern {
  /** Regular expression; null if the text is a plain path. */
  matcher: string | null;
  /** Number of characters outside of named parts: of several matching patterns the longest counts. */
  rank: number;
}

export const EVERY_PAGE = '*';

const PATTERN = /^\/[a-z0-9-]*(?:\/(?:[a-z0-9-]+|\{[a-z]+\}))*(?:\/\{[a-z]+\.\.\.\})?$/;

/**
 * Compiles `/product/{slug}`, where a named part is one segment, or `/catalog/{rest...}`, where the last part is one or
 * more segments. `*` is every page. Returns null if the text is none of these.
 */
export function compilePattern(url: string): UrlPattern | null {
  if (url === EVERY_PAGE) return { matcher: '', rank: -1 };
  if (!PATTERN.test(url)) return null;
  if (!url.includes('{')) return { matcher: null, rank: url.length };
  const source = url.replace(/\{[a-z]+\.\.\.\}$/, '.+').replace(/\{[a-z]+\}/g, '[^/]+');
  return { matcher: `^${source}$`, rank: url.replace(/\{[^}]+\}/g, '').length };
}
