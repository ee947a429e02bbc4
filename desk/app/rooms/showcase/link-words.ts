import { catalogue } from '../../browser/language';

interface LinkTexts {
  hint: string;
  /** Why shoppers do not see a collection now. */
  unseen: { PLANNED: (moment: string) => string; OFF: string; OVER: string };
  /** What shoppers get who follow a link to it. */
  leadsNowhere: (why: string) => string;
  kinds: Record<'collection' | 'section' | 'page' | 'article' | 'category', string>;
}

export const linkTexts = catalogue<LinkTexts>(
  {
    hint: 'Начните набирать название подборки, раздела или страницы. Или вставьте адрес: /delivery, https://…',
    unseen: {
      PLANNED: (moment) => `не видна до ${moment}`,
      OFF: 'выключена',
      OVER: 'уже не видна',
    },
    leadsNowhere: (why) => `Подборка ${why}: сейчас ссылка ведёт покупателей на «Страница не найдена».`,
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
    unseen: {
      PLANNED: (moment) => `not shown before ${moment}`,
      OFF: 'switched off',
      OVER: 'no longer shown',
    },
    leadsNowhere: (why) => `The collection is ${why}: the link now leads shoppers to “Page not found”.`,
    kinds: {
      collection: 'collection',
      section: 'menu section',
      page: 'page',
      article: 'article',
      category: 'category',
    },
  },
);
