import { catalogue } from '../../browser/language';

interface LinkTexts {
  hint: string;
  kinds: Record<'collection' | 'section' | 'page' | 'article' | 'category', string>;
}

export const linkTexts = catalogue<LinkTexts>(
  {
    hint: 'Начните набирать название подборки, раздела или страницы. Или вставьте адрес: /delivery, https://…',
    kinds: {
      collection: 'подборка',
      section: 'раздел меню',
      page: 'страница',
      article: 'статья',
      category: 'категория',
    },
  },
  {
    hint: 'Begin to type the name of a collection, a section or a page. Or paste an address: /delivery, https://…',
    kinds: {
      collection: 'collection',
      section: 'menu section',
      page: 'page',
      article: 'article',
      category: 'category',
    },
  },
);
