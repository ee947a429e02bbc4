import { escapeXml } from './escape-xml';

export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** Time in ISO 8601, like `updatedAt`. */
  publishedAt: string;
  updatedAt: string;
  tags: readonly string[];
  /** Absolute URL of a JPEG; null for none. */
  picture: string | null;
}

export interface Feed {
  title: string;
  subtitle: string;
  /** Absolute URL of the blog. */
  url: string;
  /** Absolute URL of the feed itself. */
  feedUrl: string;
  author: string;
  entries: readonly FeedEntry[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** An Atom feed (RFC 4287). The ids of entries do not change when an article moves. */
export function atomFeed({ title, subtitle, url, feedUrl, author, entries }: Feed): string {
  const latest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    element('id', feedUrl),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', latest ?? '1970-01-01T00:00:00Z'),
    link('self', 'application/atom+xml', feedUrl),
    link('alternate', 'text/html', url),
    `<author>${element('name', author)}</author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ id, url, title, summary, publishedAt, updatedAt, tags, picture }: FeedEntry): string {
  return [
    '<entry>',
    element('id', `urn:uuid:${id}`),
    element('title', title),
    link('alternate', 'text/html', url),
    ...(picture ? [link('enclosure', 'image/jpeg', picture)] : []),
    element('published', publishedAt),
    element('updated', updatedAt),
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', summary),
    '</entry>',
  ].join('\n');
}
