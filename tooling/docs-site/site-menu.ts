import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'ru';
type Words = Record<Language, string>;

/** Pages that belong together in the menu, by their paths in `docs` without `.md`. */
interface PageGroup {
  title: Words;
  pages: string[];
  /** Whether the menu shows the pages only after the group is opened. */
  collapsed?: boolean;
}

/** A part of the documentation for one kind of reader. */
interface Part {
  title: Words;
  /** Folder of its pages on the site; the integrators’ pages are at the root. */
  folder: string;
  groups: PageGroup[];
}

/** Returns the pages of a folder of `docs`. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, '../../docs', folder))
    .sort()
    .map((file) => `${folder}/${file.replace(/\.md$/, '')}`);
}

const KINDS = ['queries', 'mutations', 'subscriptions', 'objects', 'inputs', 'enums', 'scalars'];

/** The part that is translated. A page is written in English first. */
export const INTEGRATORS: Part = {
  title: { en: 'Integrators', ru: 'Интеграторам' },
  folder: '',
  groups: [
    { title: { en: 'Start', ru: 'Начало' }, pages: ['getting-started', 'clients', 'client', 'sandbox', 'migration'] },
    {
      title: { en: 'A shop’s pages', ru: 'Страницы магазина' },
      pages: ['signing-in', 'catalogue', 'cart', 'checkout', 'pictures', 'returns', 'reviews', 'requests'],
    },
    { title: { en: 'Kinds of fronts', ru: 'Виды витрин' }, pages: ['ssr-fronts', 'mobile-apps'] },
    {
      title: { en: 'Programs', ru: 'Программы' },
      pages: [
        'programs',
        'catalogue-writing',
        'custom-fields',
        'search-rules',
        'bulk',
        'sources',
        'commerceml',
        'feeds',
        'webhooks',
        'subscriptions',
      ],
    },
    {
      title: { en: 'Every call', ru: 'Все вызовы' },
      pages: ['errors', 'limits', 'security', 'queries', 'calls', 'changelog'],
    },
  ],
};

const REFERENCE: Part = {
  title: { en: 'Reference', ru: 'Справочник' },
  folder: 'reference/',
  groups: [
    {
      title: { en: 'Shoppers: /graphql', ru: 'Покупатели: /graphql' },
      pages: KINDS.map((kind) => `shop/${kind}`),
    },
    {
      title: { en: 'Operators: /admin/graphql', ru: 'Операторы: /admin/graphql' },
      pages: KINDS.map((kind) => `operators/${kind}`),
    },
  ],
};

const MERCHANTS: Part = {
  title: { en: 'Merchants', ru: 'Владельцам' },
  folder: 'merchants/',
  groups: [
    { title: { en: 'Run a shop', ru: 'Запуск' }, pages: ['deployment', 'backup', 'configuration', 'error-reports'] },
    { title: { en: 'Goods and texts', ru: 'Товары и тексты' }, pages: ['import', 'content', 'search'] },
    { title: { en: 'Orders', ru: 'Заказы' }, pages: ['operator', 'delivery', 'payment'] },
  ],
};

const CONTRIBUTORS: Part = {
  title: { en: 'Contributors', ru: 'Разработчикам' },
  folder: 'contributors/',
  groups: [
    {
      title: { en: 'How it is made', ru: 'Устройство' },
      pages: ['architecture', 'glossary', 'orders', 'specification', 'performance', 'kit-peers'],
    },
    { title: { en: 'Tasks', ru: 'Задачи' }, pages: pagesIn('contributing') },
    {
      title: { en: 'Decisions', ru: 'Решения' },
      pages: pagesIn('adr'),
      collapsed: true,
    },
  ],
};

/** All parts, in the order of the menu. Every page but the first one is in exactly one of them. */
export const PARTS = [INTEGRATORS, REFERENCE, MERCHANTS, CONTRIBUTORS];

/** Returns the path of a page on the site. A page that no part lists is at the root. */
export function pathOf(page: string): string {
  const part = PARTS.find(({ groups }) => groups.some(({ pages }) => pages.includes(page)));
  return `${part?.folder ?? ''}${page}`;
}

interface MenuItem {
  text: string;
  link?: string;
  items?: MenuItem[];
  collapsed?: boolean;
}

/** Creates the menus of a site with these pages, given by their paths. */
export class SiteMenu {
  constructor(private readonly pages: Map<string, string>) {}

  /** Returns the links to the parts. */
  parts(language: Language): { text: string; link: string; activeMatch: string }[] {
    return PARTS.map(({ title, folder, groups }) => ({
      text: title[language],
      link: `/${this.in(language, pathOf(groups[0]!.pages[0]!))}`,
      activeMatch: folder ? `^/(ru/)?${folder}` : '^/(ru/)?[^/]+$',
    }));
  }

  /** Returns the menu for the pages of each folder. */
  beside(language: Language): Record<string, MenuItem[]> {
    return Object.fromEntries(
      PARTS.map(({ folder, groups }) => [
        `/${language === 'ru' ? 'ru/' : ''}${folder}`,
        groups.map(({ title, pages, collapsed }) => ({
          text: title[language],
          collapsed,
          items: pages.map((page) => this.item(this.in(language, pathOf(page)), language)),
        })),
      ]),
    );
  }

  /** A page that is only available in English is marked as such in the Russian menu. */
  private item(path: string, language: Language): MenuItem {
    const foreign = language === 'ru' && !path.startsWith('ru/') && !path.startsWith('reference/');
    return { text: `${this.titleOf(path)}${foreign ? ' (англ.)' : ''}`, link: `/${path}` };
  }

  /** Returns the path of a page in a language, or of the English page if it is not translated. */
  private in(language: Language, path: string): string {
    return language === 'ru' && this.pages.has(`ru/${path}.md`) ? `ru/${path}` : path;
  }

  /** Returns the heading of a page, up to a colon or the URL of a schema. */
  private titleOf(path: string): string {
    const [, heading] = /^# (.+?)(?:$|:| of \/)/m.exec(this.pages.get(`${path}.md`) ?? '') ?? [];
    if (!heading) throw new Error(`${path}.md has no heading`);
    return heading;
  }
}
