import { sitemapIndexOf, sitemapOf } from './sitemap-xml';

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string, name: string) =>
  [...parsed(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

describe('/sitemap.xml', () => {
  it('the sitemap names each page with its last change and pictures', () => {
    const xml = sitemapOf([
      { loc: 'https://meet.example/' },
      {
        loc: 'https://meet.example/product/a?b&c',
        lastmod: '2026-11-20T10:00:00.000Z',
        pictures: ['https://meet.example/_ipx/1', 'https://meet.example/_ipx/2'],
      },
    ]);
    expect(parsed(xml).querySelector('parsererror')).toBeNull();
    expect(texts(xml, 'loc')).toEqual(['https://meet.example/', 'https://meet.example/product/a?b&c']);
    expect(texts(xml, 'lastmod')).toEqual(['2026-11-20T10:00:00.000Z']);
    expect(texts(xml, 'image:loc')).toHaveLength(2);
  });

  it('the sitemap is well-formed XML whatever characters a URL contains', () => {
    const xml = sitemapOf([{ loc: 'https://meet.example/<script>"\'\u0000\u001F]]>' }]);
    expect(parsed(xml).querySelector('parsererror')).toBeNull();
    expect(texts(xml, 'loc')).toEqual(['https://meet.example/<script>"\']]>']);
  });

  it('the sitemap index lists the URLs of the sitemap parts', () => {
    const xml = sitemapIndexOf([{ loc: 'https://meet.example/sitemaps/goods-1.xml' }]);
    expect(parsed(xml).documentElement.tagName).toBe('sitemapindex');
    expect(texts(xml, 'loc')).toEqual(['https://meet.example/sitemaps/goods-1.xml']);
  });
});
