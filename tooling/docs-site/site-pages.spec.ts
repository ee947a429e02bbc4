import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { headingAnchor } from './heading-anchor.js';
import { llmsFullTxt, llmsTxt } from './llms-texts.js';
import { INTEGRATORS, PARTS, pathOf, SiteMenu } from './site-menu.js';
import { sitePages, sitePaths, withPageLinks, withSiteLinks } from './site-pages.js';

const ROOT = join(import.meta.dirname, '../..');
const pages = sitePages();
const listed = PARTS.flatMap(({ groups }) => groups.flatMap((group) => group.pages));

it('every page of the docs is in the menu for exactly one kind of reader', () => {
  const english = [...pages.keys()].filter((path) => !path.startsWith('ru/') && path !== 'index.md');
  expect(listed.map((page) => `${pathOf(page)}.md`).sort()).toEqual(english.sort());
});

it('no page for contributors is translated, and each translation has an English page', () => {
  const russian = [...pages.keys()].filter((path) => path.startsWith('ru/')).map((path) => path.slice(3));
  expect(russian.filter((path) => path.startsWith('contributors/') || !pages.has(path))).toEqual([]);
});

it('the Russian menu marks pages that are in English', () => {
  const [start] = new SiteMenu(pages).beside('ru')['/ru/']!;
  expect(start!.items).toContainEqual({ text: 'Первые шаги', link: '/ru/getting-started' });
  expect(start!.items).toContainEqual({ text: '@meet/client (англ.)', link: '/client' });
});

it('links in the docs lead to pages of the docs site, and links to other files become text', () => {
  const paths = new Map([
    ['docs/errors.md', 'errors.md'],
    ['docs/import.md', 'merchants/import.md'],
    ['docs/errors.ru.md', 'ru/errors.md'],
  ]);
  const page =
    '[a](errors.md#any-call) [b](../api/prisma/sql) [c](#here) [d](https://a.ru)\n```\n[e](errors.md)\n```\n';
  expect(withSiteLinks(page, 'docs/import.md', paths)).toBe(
    '[a](../errors.md#any-call) b [c](#here) [d](https://a.ru)\n```\n[e](errors.md)\n```\n',
  );
  expect(withSiteLinks('[a](import.md)', 'docs/errors.ru.md', paths)).toBe('[a](../merchants/import.md)');
});

it('the schema reference links the pages and errors that it names', () => {
  const codes = new Map([['CART_FULL', 'cart']]);
  expect(withPageLinks('See docs/import.md. CART_FULL or CART_FULLER; `CART_FULL` is a value.', codes)).toBe(
    'See [import.md](../../merchants/import.md). [CART_FULL](../../errors.md#cart) or CART_FULLER; `CART_FULL` is a value.',
  );
  expect(pages.get('reference/shop/mutations.md')).toContain('[CONTACT_TAKEN](../../errors.md#signing-in-the-account)');
});

/** Links outside code. */
const linksOf = (text: string) =>
  [
    ...text
      .replace(/^```[^]*?^```$/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)\)/g),
  ].map(([, href]) => href!);
const anchorsOf = (text: string) =>
  [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    headingAnchor(heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );

it.each([...pages.keys()])('links of the docs page %s lead to existing headings', (path) => {
  for (const href of linksOf(pages.get(path)!)) {
    const [to, hash] = href.split('#') as [string, string?];
    const target = to ? posix.join(posix.dirname(path), to) : path;
    expect([...pages.keys()]).toContain(target);
    if (hash !== undefined)
      expect([href, anchorsOf(pages.get(target)!)]).toEqual([href, expect.arrayContaining([hash])]);
  }
});

it.each([...sitePaths().keys(), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'examples/README.md'])(
  'links of the file %s lead to existing files of the repository',
  (file) => {
    const links = linksOf(readFileSync(join(ROOT, file), 'utf8')).map((href) => href.split('#')[0]!);
    const missing = links.filter((href) => href && !existsSync(join(ROOT, posix.dirname(file), href)));
    expect(missing).toEqual([]);
  },
);

it('llms.txt lists every page for integrators with its first sentence', () => {
  const text = llmsTxt(pages, 'https://docs.example.ru/');
  for (const page of INTEGRATORS.groups.flatMap((group) => group.pages))
    expect(text).toContain(`](https://docs.example.ru/${page}.md)`);
  expect(text).toContain(
    '[Webhooks](https://docs.example.ru/webhooks.md): The shop posts events to other systems: an ERP, a warehouse, a second front.\n',
  );
  expect(llmsFullTxt(pages, '/')).toContain('<!-- /errors.md -->\n\n# Errors\n');
});
