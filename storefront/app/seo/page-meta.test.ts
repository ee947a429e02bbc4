/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { createRoutesStub, Meta, Outlet } from 'react-router';
import { listingMeta, pageMeta, type PageSeo } from './page-meta';
import { previewPicture } from './preview-picture';

const words = { title: 'Кеды «Ветер»', description: 'Цена и размеры' };
const seo: PageSeo = { canonical: 'https://meet.example/product/veter', ld: [] };
const content = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) => {
    const { property, name: own, content: text } = tag as Record<string, string>;
    return property === name || own === name ? [text] : [];
  });
const links = (tags: ReturnType<typeof pageMeta>) =>
  tags.filter((tag) => (tag as { tagName?: string }).tagName === 'link').map((tag) => ({ ...tag }));

describe('pageMeta', () => {
  const tags = pageMeta(words, { ...seo, image: 'https://meet.example/_ipx/a.jpg', type: 'product' });

  it('pageMeta has the title, description and canonical URL of the page', () => {
    expect(tags).toContainEqual({ title: 'Кеды «Ветер» — Meet' });
    expect(content(tags, 'description')).toEqual([words.description]);
    expect(links(tags)).toContainEqual({ tagName: 'link', rel: 'canonical', href: seo.canonical });
    expect(pageMeta({ ...words, windowTitle: 'Купить' }, seo)).toContainEqual({ title: 'Купить' });
  });

  it('pageMeta links alternates for Russian and for the default language', () => {
    const languages = links(tags).filter((link) => (link as { rel?: string }).rel === 'alternate');
    expect(languages.map((link) => (link as { hrefLang?: string }).hrefLang)).toEqual(['ru', 'x-default']);
    expect(new Set(languages.map((link) => (link as { href?: string }).href))).toEqual(new Set([seo.canonical]));
  });

  it('pageMeta has every tag that Open Graph requires and the size of the picture', () => {
    const required = ['og:type', 'og:title', 'og:url', 'og:image', 'og:description', 'og:site_name', 'og:locale'];
    for (const name of required) expect(content(tags, name)).toHaveLength(1);
    expect([content(tags, 'og:image:width'), content(tags, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect([content(tags, 'og:image:alt'), content(tags, 'twitter:card')]).toEqual([
      [words.title],
      ['summary_large_image'],
    ]);
  });

  it('pageMeta uses the shop’s preview when the page has none', () => {
    const plain = pageMeta(words, seo);
    expect([content(plain, 'og:image'), content(plain, 'og:type')]).toEqual([
      ['https://meet.example/link-previews/shop.jpg'],
      ['website'],
    ]);
  });
});

describe('listingMeta', () => {
  const listing = {
    ...seo,
    canonical: 'https://meet.example/catalog?page=2',
    image: 'https://meet.example/link-previews/catalog/any.jpg?v=1',
    prev: 'https://meet.example/catalog',
    next: null,
  };

  it('listingMeta puts the page number into title and canonical URL, and links the previous page', () => {
    const tags = listingMeta(words, { ...listing, indexed: true }, 2);
    expect(tags).toContainEqual({ title: 'Кеды «Ветер» — страница 2 — Meet' });
    expect(links(tags)).toContainEqual({ tagName: 'link', rel: 'prev', href: listing.prev });
    expect(content(tags, 'robots')).toEqual([]);
  });

  it('a filtered listing is marked noindex, follow', () => {
    expect(content(listingMeta(words, { ...listing, indexed: false }, 1), 'robots')).toEqual(['noindex, follow']);
  });
});

it('previewPicture is a JPEG in the size of link previews', () => {
  expect(previewPicture('demo/a b.svg')).toBe('/_ipx/f_jpeg,q_80,s_1200x630,fit_cover/demo/a%20b.svg');
  expect(previewPicture('/_ipx/f_webp,q_80,w_1280/blog/care.webp')).toContain('fit_cover/blog/care.webp');
});

it('structured data cannot close its script tag, whatever a shopper or feed wrote', () => {
  const name = '</script><script>alert(1)</script>\u2028\u2029&';
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => createElement('div', null, createElement(Meta), createElement(Outlet)),
      meta: () => pageMeta(words, { ...seo, ld: [{ '@type': 'Product', name }] }),
    },
  ]);
  const html = renderToStaticMarkup(createElement(Stub));
  const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(script)).toEqual({ '@type': 'Product', name });
});
