import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { ContentKind } from '../../../graphql/generated/graphql';
import type { ContentState } from './content-state';

interface PagesTexts {
  title: string;
  search: string;
  filters: string;
  all: string;
  anyState: string;
  state: string;
  kinds: Record<ContentKind, string>;
  kindsOf: Record<ContentKind, string>;
  states: Record<ContentState, string>;
  found: PluralForms;
  columns: Record<'title' | 'path' | 'kind' | 'state' | 'when', string>;
  from: (moment: string) => string;
  until: (moment: string) => string;
  since: (moment: string) => string;
  add: Record<ContentKind, string>;
  more: string;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
}

export const pagesTexts = catalogue<PagesTexts>(
  {
    title: 'Страницы и блог',
    search: 'Заголовок или адрес',
    filters: 'Что показать',
    all: 'Всё',
    anyState: 'В любом состоянии',
    state: 'Состояние',
    kinds: { PAGE: 'страница', ARTICLE: 'статья' },
    kindsOf: { PAGE: 'Страницы', ARTICLE: 'Статьи блога' },
    states: {
      SHOWN: 'на сайте',
      CHANGED: 'на сайте, есть черновик',
      PLANNED: 'выйдет в срок',
      DRAFT: 'черновик',
      HIDDEN: 'скрыта',
    },
    found: { one: 'текст', few: 'текста', many: 'текстов' },
    columns: { title: 'Заголовок', path: 'Адрес', kind: 'Вид', state: 'Состояние', when: 'Срок' },
    from: (moment) => `с ${moment}`,
    until: (moment) => `до ${moment}`,
    since: (moment) => `с ${moment}`,
    add: { PAGE: 'Новая страница', ARTICLE: 'Новая статья' },
    more: 'Показать ещё',
    nothing: 'Таких текстов нет',
    nothingLead: 'Снимите отбор или напишите новый текст.',
    withoutFilters: 'Без отбора',
  },
  {
    title: 'Pages and blog',
    search: 'Heading or address',
    filters: 'What to show',
    all: 'All',
    anyState: 'In any state',
    state: 'State',
    kinds: { PAGE: 'page', ARTICLE: 'article' },
    kindsOf: { PAGE: 'Pages', ARTICLE: 'Articles' },
    states: {
      SHOWN: 'published',
      CHANGED: 'published, with a draft',
      PLANNED: 'scheduled',
      DRAFT: 'draft',
      HIDDEN: 'hidden',
    },
    found: { one: 'text', other: 'texts' },
    columns: { title: 'Heading', path: 'Address', kind: 'Kind', state: 'State', when: 'Time' },
    from: (moment) => `from ${moment}`,
    until: (moment) => `until ${moment}`,
    since: (moment) => `since ${moment}`,
    add: { PAGE: 'New page', ARTICLE: 'New article' },
    more: 'Show more',
    nothing: 'There are no such texts',
    nothingLead: 'Remove the filters, or write a new text.',
    withoutFilters: 'Without filters',
  },
);
