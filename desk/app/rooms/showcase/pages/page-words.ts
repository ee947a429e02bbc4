import { catalogue } from '../../../browser/language';
import type { PageField } from './page-form';

interface PageTexts {
  back: string;
  newText: Record<'PAGE' | 'ARTICLE', string>;
  lost: string;
  lostLead: string;
  fields: Record<PageField, string>;
  hints: Partial<Record<PageField, string>>;
  slugHint: Record<'PAGE' | 'ARTICLE', string>;
  view: string;
  views: Record<'text' | 'shown', string>;
  saveToSee: string;
  saveAndSee: string;
  asShopper: string;
  more: string;
  saveDraft: string;
  reset: string;
  unsaved: string;
  done: Record<'save' | 'publish' | 'hide', string>;
  publishing: string;
  state: string;
  shownNow: (number: number) => string;
  from: string;
  fromHint: string;
  until: string;
  untilHint: string;
  publish: string;
  schedule: string;
  hide: string;
  versions: string;
  version: (number: number) => string;
  versionDraft: (moment: string) => string;
  versionSince: (moment: string) => string;
  bringBack: string;
  bringBackOf: (number: number) => string;
  broughtBack: (number: number) => string;
}

export const pageTexts = catalogue<PageTexts>(
  {
    back: 'Ко всем текстам',
    newText: { PAGE: 'Новая страница', ARTICLE: 'Новая статья' },
    lost: 'Такого текста нет',
    lostLead: 'Адрес набран с ошибкой, или текст удалён.',
    fields: {
      title: 'Заголовок',
      slug: 'Адрес',
      markdown: 'Текст',
      description: 'Кратко',
      tags: 'Темы',
      productSlugs: 'Товары рядом',
      brandSlugs: 'Бренды рядом',
      posterUrl: 'Картинка',
      darkPosterUrl: 'Картинка для тёмной темы',
      seoTitle: 'Заголовок для поисковиков',
      seoDescription: 'Описание для поисковиков',
      seoKeywords: 'Ключевые слова',
    },
    hints: {
      markdown: 'Markdown. Телефон и другие сведения о магазине пишут как {{phone}}',
      description: 'Для карточки в блоге и для поисковиков',
      tags: 'После каждой — Enter или запятая',
      productSlugs: 'Окончания адресов товаров',
      brandSlugs: 'Окончания адресов брендов',
      darkPosterUrl: 'Если её нет, служит та же картинка',
      seoTitle: 'Если пусто, служит заголовок',
      seoDescription: 'Если пусто, служит краткий текст',
    },
    slugHint: { PAGE: 'Как в адресе после имени сайта: delivery', ARTICLE: 'Последняя часть адреса: /blog/…' },
    view: 'Вид',
    views: { text: 'Текст', shown: 'Как на сайте' },
    saveToSee: 'Здесь последний сохранённый черновик. Набранное после него видно, когда черновик сохранён.',
    saveAndSee: 'Сохранить черновик и показать',
    asShopper: 'Открыть, как видит покупатель',
    more: 'Картинка, темы, поисковики',
    saveDraft: 'Сохранить черновик',
    reset: 'Вернуть как было',
    unsaved: 'Черновик не сохранён',
    done: { save: 'Черновик сохранён', publish: 'Опубликовано', hide: 'Скрыто от покупателей' },
    publishing: 'Публикация',
    state: 'Состояние',
    shownNow: (number) => `Покупатели видят версию ${number}`,
    from: 'Показать с',
    fromHint: 'Пусто: сразу',
    until: 'Показывать до',
    untilHint: 'Пусто: без срока',
    publish: 'Опубликовать',
    schedule: 'Опубликовать в срок',
    hide: 'Скрыть',
    versions: 'Версии',
    version: (number) => `Версия ${number}`,
    versionDraft: (moment) => `черновик от ${moment}`,
    versionSince: (moment) => `на сайте с ${moment}`,
    bringBack: 'Вернуть',
    bringBackOf: (number) => `Вернуть версию ${number}`,
    broughtBack: (number) => `В полях текст версии ${number}. Сохраните черновик, чтобы вернуть её.`,
  },
  {
    back: 'All texts',
    newText: { PAGE: 'New page', ARTICLE: 'New article' },
    lost: 'There is no such text',
    lostLead: 'The address is mistyped, or the text was removed.',
    fields: {
      title: 'Heading',
      slug: 'Address',
      markdown: 'Text',
      description: 'Summary',
      tags: 'Topics',
      productSlugs: 'Related goods',
      brandSlugs: 'Related brands',
      posterUrl: 'Picture',
      darkPosterUrl: 'Picture for dark themes',
      seoTitle: 'Title for search engines',
      seoDescription: 'Description for search engines',
      seoKeywords: 'Keywords',
    },
    hints: {
      markdown: 'Markdown. The telephone and other facts of the shop are written as {{phone}}',
      description: 'For the card in the blog and for search engines',
      tags: 'Enter or a comma after each',
      productSlugs: 'Last parts of the goods’ addresses',
      brandSlugs: 'Last parts of the brands’ addresses',
      darkPosterUrl: 'Without one the same picture serves',
      seoTitle: 'If empty, the heading serves',
      seoDescription: 'If empty, the summary serves',
    },
    slugHint: {
      PAGE: 'As in the address after the site’s name: delivery',
      ARTICLE: 'Last part of the address: /blog/…',
    },
    view: 'View',
    views: { text: 'Text', shown: 'As on the site' },
    saveToSee: 'This is the last saved draft. What was typed since is seen once the draft is saved.',
    saveAndSee: 'Save the draft and show it',
    asShopper: 'Open as the shopper sees it',
    more: 'Picture, topics, search engines',
    saveDraft: 'Save draft',
    reset: 'Put it back',
    unsaved: 'The draft is not saved',
    done: { save: 'The draft is saved', publish: 'Published', hide: 'Hidden from shoppers' },
    publishing: 'Publishing',
    state: 'State',
    shownNow: (number) => `Shoppers see version ${number}`,
    from: 'Show from',
    fromHint: 'Empty: at once',
    until: 'Show until',
    untilHint: 'Empty: without end',
    publish: 'Publish',
    schedule: 'Schedule',
    hide: 'Hide',
    versions: 'Versions',
    version: (number) => `Version ${number}`,
    versionDraft: (moment) => `draft of ${moment}`,
    versionSince: (moment) => `on the site since ${moment}`,
    bringBack: 'Bring back',
    bringBackOf: (number) => `Bring back version ${number}`,
    broughtBack: (number) => `The fields have the text of version ${number}. Save the draft to bring it back.`,
  },
);
