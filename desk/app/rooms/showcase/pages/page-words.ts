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
  saveToOpen: string;
  draftLink: string;
  notShown: string;
  goodsHere: (slugs: string) => string;
  blocks: Record<'table' | 'accordion' | 'goods' | 'levels' | 'apps', string>;
  /** What stands in a new block until it is replaced. */
  samples: Record<'cell' | 'question' | 'answer' | 'slugs', string>;
  /** Names of the facts of the settings that a text can have. */
  facts: Record<'phone' | 'email' | 'workHours' | 'registrationBonus' | 'returnPeriod', string>;
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
      markdown: 'Заголовки, списки и ссылки — кнопками; таблицы, вопросы и телефон магазина — кнопкой «Вставить»',
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
    saveToOpen: 'Ниже то, что набрано. Чтобы открыть это в магазине, сохраните черновик.',
    draftLink: 'Ссылку увидит любой, кому вы её дадите, семь дней.',
    notShown: 'Показан прежний текст: в новом не всё понятно',
    goodsHere: (slugs) => `Здесь будут карточки товаров: ${slugs}`,
    blocks: {
      table: 'Таблица',
      accordion: 'Вопрос, ответ на который раскрывается',
      goods: 'Карточки товаров',
      levels: 'Таблица уровней карты',
      apps: 'Ссылки на приложение',
    },
    samples: {
      cell: 'Текст',
      question: 'Вопрос',
      answer: 'Ответ.',
      slugs: 'end-of-the-address',
    },
    facts: {
      phone: 'Телефон магазина',
      email: 'Почта магазина',
      workHours: 'Часы работы',
      registrationBonus: 'Бонусы за регистрацию',
      returnPeriod: 'Срок возврата',
    },
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
      markdown: 'Headings, lists and links by the buttons; tables, questions and the shop’s telephone by “Insert”',
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
    saveToOpen: 'Below is what is typed. Save the draft to open it in the shop.',
    draftLink: 'Whoever you give the link sees it, for seven days.',
    notShown: 'The former text is shown: not all of the new one is understood',
    goodsHere: (slugs) => `Cards of goods will stand here: ${slugs}`,
    blocks: {
      table: 'Table',
      accordion: 'A question whose answer unfolds',
      goods: 'Cards of goods',
      levels: 'Table of loyalty levels',
      apps: 'Links to the app',
    },
    samples: { cell: 'Text', question: 'Question', answer: 'Answer.', slugs: 'end-of-the-address' },
    facts: {
      phone: 'Telephone of the shop',
      email: 'E-mail of the shop',
      workHours: 'Working hours',
      registrationBonus: 'Bonuses of a new account',
      returnPeriod: 'Time for a return',
    },
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
