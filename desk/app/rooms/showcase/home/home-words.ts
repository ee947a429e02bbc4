import { catalogue } from '../../../browser/language';
import type { AnnouncementTone } from '../../../graphql/generated/graphql';
import type { TimedState } from './timed-state';

type Kind = 'announcements' | 'banners' | 'collections' | 'badges';

interface HomeTexts {
  title: string;
  lead: string;
  kinds: Record<Kind, string>;
  leads: Record<Kind, string>;
  add: Record<Kind, string>;
  editTitle: Record<Kind, string>;
  none: Record<Kind, string>;
  states: Record<TimedState, string>;
  from: (moment: string) => string;
  until: (moment: string) => string;
  place: (place: string) => string;
  /** Names of the places of this storefront, by code. */
  places: Partial<Record<string, string>>;
  otherPlace: string;
  placeCode: string;
  noLink: string;
  up: (name: string) => string;
  down: (name: string) => string;
  preview: (name: string) => string;
  edit: (name: string) => string;
  remove: (name: string) => string;
  removeTitle: (name: string) => string;
  removeLead: Record<Kind, string>;
  fields: Record<
    | 'title'
    | 'description'
    | 'place'
    | 'href'
    | 'posterUrl'
    | 'darkPosterUrl'
    | 'mobilePosterUrl'
    | 'active'
    | 'publishAt'
    | 'finishAt'
    | 'text'
    | 'tone'
    | 'slug'
    | 'productIds'
    | 'textColour'
    | 'backgroundColour',
    string
  >;
  hints: Record<'place' | 'darkPosterUrl' | 'mobilePosterUrl' | 'publishAt' | 'finishAt' | 'slug' | 'colour', string>;
  tones: Record<AnnouncementTone, string>;
  asShopper: string;
  yes: string;
  no: string;
}

export const homeTexts = catalogue<HomeTexts>(
  {
    title: 'Главная страница',
    lead: 'Что видит покупатель сейчас и что увидит потом. Время — по часам магазина.',
    kinds: { announcements: 'Объявления', banners: 'Баннеры', collections: 'Подборки', badges: 'Значки на товарах' },
    leads: {
      announcements: 'Строка над каждой страницей. Если срок у нескольких, видно опубликованное последним.',
      banners: 'Картинки на главной, в этом порядке.',
      collections: 'Списки товаров с картинкой, в этом порядке.',
      badges: 'Короткие слова на карточке товара. Значок товару дают в разделе «Товары» или выгрузкой.',
    },
    add: {
      announcements: 'Добавить объявление',
      banners: 'Добавить баннер',
      collections: 'Добавить подборку',
      badges: 'Добавить значок',
    },
    editTitle: { announcements: 'Объявление', banners: 'Баннер', collections: 'Подборка', badges: 'Значок' },
    none: {
      announcements: 'Объявлений нет.',
      banners: 'Баннеров нет: на главной остаются товары и подборки.',
      collections: 'Подборок нет.',
      badges: 'Значков нет.',
    },
    states: { SHOWN: 'видно сейчас', PLANNED: 'ещё не видно', OVER: 'срок прошёл', OFF: 'выключено' },
    from: (moment) => `с ${moment}`,
    until: (moment) => `до ${moment}`,
    place: (place) => `место ${place}`,
    places: { home: 'Главная страница' },
    otherPlace: 'Другое место',
    placeCode: 'Код места',
    noLink: 'без ссылки',
    up: (name) => `Выше: ${name}`,
    down: (name) => `Ниже: ${name}`,
    preview: (name) => `Посмотреть, как увидит покупатель: ${name}`,
    edit: (name) => `Изменить: ${name}`,
    remove: (name) => `Убрать: ${name}`,
    removeTitle: (name) => `Убрать «${name}»?`,
    removeLead: {
      announcements: 'Объявление исчезнет сразу. Вернуть его можно, только набрав заново.',
      banners: 'Баннер исчезнет сразу. Вернуть его можно, только собрав заново.',
      collections: 'Подборка и её адрес исчезнут сразу; товары останутся.',
      badges: 'Значок исчезнет со всех товаров.',
    },
    fields: {
      title: 'Заголовок',
      description: 'Подпись',
      place: 'Место',
      href: 'Ссылка',
      posterUrl: 'Картинка',
      darkPosterUrl: 'Картинка для тёмной темы',
      mobilePosterUrl: 'Картинка для телефона',
      active: 'Включено',
      publishAt: 'Показать с',
      finishAt: 'Показывать до',
      text: 'Текст',
      tone: 'О чём',
      slug: 'Адрес',
      productIds: 'Товары',
      textColour: 'Цвет букв',
      backgroundColour: 'Цвет фона',
    },
    hints: {
      place: 'Его называет тот, кто делал сайт или приложение: латинские буквы, цифры и дефисы',
      darkPosterUrl: 'Если её нет, служит та же картинка',
      mobilePosterUrl: 'Если её нет, служит та же картинка',
      publishAt: 'Пусто: сразу',
      finishAt: 'Пусто: без срока',
      slug: 'Строчные латинские буквы, цифры и дефисы',
      colour: 'Как #1b1b1d',
    },
    tones: { INFO: 'новость', SALE: 'распродажа', WARNING: 'предупреждение' },
    asShopper: 'Как увидит покупатель',
    yes: 'да',
    no: 'нет',
  },
  {
    title: 'Home page',
    lead: 'What shoppers see now, and what they will see. Times are those of the shop’s clocks.',
    kinds: {
      announcements: 'Announcements',
      banners: 'Banners',
      collections: 'Collections',
      badges: 'Badges of goods',
    },
    leads: {
      announcements: 'A line above every page. Of several whose time it is, the one published last is seen.',
      banners: 'Pictures on the home page, in this order.',
      collections: 'Lists of goods with a picture, in this order.',
      badges: 'Short words on the card of a product. A product gets its badge in Goods or from a feed.',
    },
    add: {
      announcements: 'Add an announcement',
      banners: 'Add a banner',
      collections: 'Add a collection',
      badges: 'Add a badge',
    },
    editTitle: { announcements: 'Announcement', banners: 'Banner', collections: 'Collection', badges: 'Badge' },
    none: {
      announcements: 'There are no announcements.',
      banners: 'There are no banners: the home page has goods and collections.',
      collections: 'There are no collections.',
      badges: 'There are no badges.',
    },
    states: { SHOWN: 'seen now', PLANNED: 'not seen yet', OVER: 'its time is over', OFF: 'switched off' },
    from: (moment) => `from ${moment}`,
    until: (moment) => `until ${moment}`,
    place: (place) => `place ${place}`,
    places: { home: 'Home page' },
    otherPlace: 'Another place',
    placeCode: 'Code of the place',
    noLink: 'no link',
    up: (name) => `Up: ${name}`,
    down: (name) => `Down: ${name}`,
    preview: (name) => `Look at it as shoppers will: ${name}`,
    edit: (name) => `Edit: ${name}`,
    remove: (name) => `Remove: ${name}`,
    removeTitle: (name) => `Remove “${name}”?`,
    removeLead: {
      announcements: 'The announcement disappears at once. It can only be typed anew.',
      banners: 'The banner disappears at once. It can only be made anew.',
      collections: 'The collection and its address disappear at once; the goods stay.',
      badges: 'The badge disappears from all goods.',
    },
    fields: {
      title: 'Heading',
      description: 'Caption',
      place: 'Place',
      href: 'Link',
      posterUrl: 'Picture',
      darkPosterUrl: 'Picture for dark themes',
      mobilePosterUrl: 'Picture for phones',
      active: 'On',
      publishAt: 'Show from',
      finishAt: 'Show until',
      text: 'Text',
      tone: 'About',
      slug: 'Address',
      productIds: 'Goods',
      textColour: 'Colour of the letters',
      backgroundColour: 'Colour behind them',
    },
    hints: {
      place: 'Known to whoever made the site or the app: Latin letters, digits and hyphens',
      darkPosterUrl: 'Without one the same picture serves',
      mobilePosterUrl: 'Without one the same picture serves',
      publishAt: 'Empty: at once',
      finishAt: 'Empty: without end',
      slug: 'Lower-case Latin letters, digits and hyphens',
      colour: 'Such as #1b1b1d',
    },
    tones: { INFO: 'news', SALE: 'a sale', WARNING: 'a warning' },
    asShopper: 'As the shopper will see it',
    yes: 'yes',
    no: 'no',
  },
);
