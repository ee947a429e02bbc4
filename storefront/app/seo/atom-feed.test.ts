import { atomFeed, type FeedEntry } from './atom-feed';

const entry: FeedEntry = {
  id: '5f0c',
  url: 'https://meet.example/blog/care',
  title: 'Как чистить <замшу> & нубук',
  summary: 'Коротко',
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-05T00:00:00.000Z',
  tags: ['уход "дома"'],
  picture: 'https://meet.example/_ipx/care.webp',
};
const feed = {
  title: 'Блог Meet',
  subtitle: 'Статьи',
  url: 'https://meet.example/blog',
  feedUrl: 'https://meet.example/blog/feed.xml',
  author: 'Meet',
};
const parsed = (entries: FeedEntry[]) =>
  new DOMParser().parseFromString(atomFeed({ ...feed, entries }), 'application/xml').documentElement;

describe('Atom feed', () => {
  const later = { ...entry, id: '6a', updatedAt: '2026-11-03T00:00:00.000Z' };
  const root = parsed([entry, later]);
  const [first] = root.getElementsByTagName('entry');

  it('the blog’s Atom feed has every element that RFC 4287 requires', () => {
    const direct = (name: string) => [...root.children].find(({ tagName }) => tagName === name)?.textContent;
    expect(['id', 'title', 'updated'].map(direct)).toEqual([feed.feedUrl, feed.title, entry.updatedAt]);
    expect(root.getElementsByTagName('author')[0]?.textContent).toBe('Meet');
    const own = (name: string) => first?.getElementsByTagName(name)[0]?.textContent;
    expect(['id', 'title', 'updated', 'published', 'summary'].map(own)).toEqual([
      'urn:uuid:5f0c',
      entry.title,
      entry.updatedAt,
      entry.publishedAt,
      entry.summary,
    ]);
    expect(first?.getElementsByTagName('category')[0]?.getAttribute('term')).toBe('уход "дома"');
  });

  it('each entry of the Atom feed links the article and its picture', () => {
    const links = [...first!.getElementsByTagName('link')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['alternate', entry.url],
      ['enclosure', entry.picture],
    ]);
  });

  it('the Atom feed is valid before the first article', () => {
    expect(parsed([]).getElementsByTagName('updated')).toHaveLength(1);
  });
});
