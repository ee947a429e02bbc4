import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { headingAnchor } from '../../tooling/docs-site/heading-anchor.js';
import { llmsFullTxt, llmsTxt } from '../../tooling/docs-site/llms-texts.js';
import { SiteMenu, type Language } from '../../tooling/docs-site/site-menu.js';
import { sitePages, writeTexts } from '../../tooling/docs-site/site-pages.js';
import { labelledTables } from './labelled-tables.js';
import * as russian from './russian.js';

const docs = join(import.meta.dirname, '..');
/** VitePress reads the pages from this folder, in which links have the form that the site uses. */
const folder = join(docs, 'generated');
await rm(folder, { recursive: true, force: true });
const pages = sitePages();
await writeTexts(folder, pages);

/** URL at which the site will be served. If it is not set, the site is built for the root of a host. */
const { DOCS_URL } = process.env;
const address = DOCS_URL ? DOCS_URL.replace(/\/?$/, '/') : undefined;

const menu = new SiteMenu(pages);
const menusOf = (language: Language): DefaultTheme.Config => ({
  nav: menu.parts(language),
  sidebar: menu.beside(language),
});

export default defineConfig({
  title: 'Meet',
  description: 'A headless shop: its GraphQL API, its kit and its storefront.',
  base: address ? new URL(address).pathname : '/',
  srcDir: 'generated',
  ignoreDeadLinks: 'localhostLinks',
  cacheDir: '../node_modules/.cache/docs',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: menusOf('en') },
    ru: {
      label: 'Русский',
      lang: 'ru',
      description: 'Магазин, к которому подходит любая витрина: GraphQL API, набор компонентов и витрина.',
      themeConfig: { ...menusOf('ru'), ...russian.theme },
    },
  },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        locales: { ru: { translations: russian.search } },
        miniSearch: { options: { tokenize: wordsOf }, searchOptions: { boostDocument: errorsFirst } },
      },
    },
  },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: headingAnchor },
    config: (markdown) => markdown.use(labelledTables),
  },
  transformHead: ({ pageData }) => [
    ['link', { rel: 'alternate', type: 'text/markdown', href: `${address ?? '/'}${pageData.relativePath}` }],
  ],
  vite: { plugins: [kitThemes()] },
  async buildEnd({ outDir }) {
    const base = address ?? '/';
    const texts = [
      ['llms.txt', llmsTxt(pages, base)],
      ['llms-full.txt', llmsFullTxt(pages, base)],
    ] as const;
    await writeTexts(outDir, new Map([...pages, ...texts]));
  },
});

/**
 * Returns the searchable words. A name such as TOTAL_CHANGED is a word, and so are its parts. The text of this function
 * is sent to browsers, so the function uses nothing from outside.
 */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s\p{Ps}\p{Pe}\p{Po}\p{Pd}\p{Pi}\p{Pf}]+/u)
    .flatMap((word) => (word.includes('_') ? [word, ...word.split('_')] : [word]));
}

/**
 * A search for an error code finds the page that explains it before pages that mention it. This function is sent to
 * browsers, too.
 */
function errorsFirst(section: string, word: string): number {
  return word.includes('_') && /\/errors(\.html)?#/.test(section) ? 3 : 1;
}

/** The component kit switches its colours by an attribute, VitePress by a class. */
function kitThemes() {
  return {
    name: 'kit-themes',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('/ui-kit/dist/tokens.css')
        ? code.replaceAll("[data-theme='dark']", '.dark').replaceAll(':root:not([data-theme])', ':root:not(*)')
        : undefined,
  };
}
