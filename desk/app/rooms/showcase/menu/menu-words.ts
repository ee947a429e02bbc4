import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { DirectoryFilterType } from '../../../graphql/generated/graphql';

interface MenuTexts {
  title: string;
  lead: string;
  entries: PluralForms;
  nameless: string;
  fields: Record<'name' | 'slug' | 'href' | 'logoUrl', string>;
  noLink: string;
  slugHint: string;
  logoHint: string;
  edit: (name: string) => string;
  fold: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  add: string;
  addLink: string;
  save: string;
  reset: string;
  saved: string;
  unsaved: string;
  conditions: string;
  noConditions: string;
  condition: (place: number) => string;
  type: string;
  value: string;
  chip: string;
  addCondition: string;
  removeCondition: (place: number) => string;
  types: Record<DirectoryFilterType, string>;
  /** Values of conditions that are not slugs. */
  values: Record<'SEX' | 'AGE' | 'SEASON' | 'SALE', Record<string, string>>;
  removeTitle: string;
  removeLead: (names: string) => string;
  removeConfirm: string;
  gone: string;
  nothing: string;
  nothingLead: string;
}

export const menuTexts = catalogue<MenuTexts>(
  {
    title: 'Меню',
    lead: 'Разделы и ссылки в шапке магазина, слева направо. Ссылка ведёт на подборку, страницу или другой адрес. Покупатели видят их, когда вы сохраните.',
    entries: { one: 'пункт', few: 'пункта', many: 'пунктов' },
    nameless: 'Без названия',
    fields: { name: 'Название', slug: 'Адрес', href: 'Куда ведёт', logoUrl: 'Картинка' },
    noLink: 'без ссылки',
    slugHint: 'Строчные латинские буквы, цифры и дефисы',
    logoHint: 'Можно без неё',
    edit: (name) => `Изменить: ${name}`,
    fold: (name) => `Свернуть: ${name}`,
    up: (name) => `Выше: ${name}`,
    down: (name) => `Ниже: ${name}`,
    remove: (name) => `Убрать из меню: ${name}`,
    add: 'Добавить раздел',
    addLink: 'Добавить ссылку',
    save: 'Сохранить меню',
    reset: 'Вернуть как было',
    saved: 'Меню сохранено',
    unsaved: 'Есть несохранённые изменения',
    conditions: 'Какие товары в разделе',
    noConditions: 'Все товары',
    condition: (place) => `Условие ${place}`,
    type: 'Что',
    value: 'Какое',
    chip: 'Надпись у покупателя',
    addCondition: 'Добавить условие',
    removeCondition: (place) => `Убрать условие ${place}`,
    types: {
      CATEGORY: 'Категория',
      BRAND: 'Бренд',
      SEX: 'Для кого',
      AGE: 'Возраст',
      SEASON: 'Сезон',
      SALE: 'Со скидкой',
      NEW_ARRIVAL: 'Новинки',
      MEET_PRICE: 'Лучшая цена',
    },
    values: {
      SEX: { FEMALE: 'женщинам', MALE: 'мужчинам', UNISEX: 'унисекс' },
      AGE: { ADULT: 'взрослым', CHILDREN: 'детям' },
      SEASON: {
        ...{ WINTER: 'зима', SPRING: 'весна', SUMMER: 'лето', AUTUMN: 'осень' },
        ...{ SPRING_SUMMER: 'весна и лето', AUTUMN_WINTER: 'осень и зима' },
      },
      SALE: { '': 'любая', LESS_THAN_50: 'до 50 %', MORE_THAN_50: 'от 50 %' },
    },
    removeTitle: 'Убрать из меню?',
    removeLead: (names) => `${names}. Товары остаются; ссылки на эти разделы перестанут открываться.`,
    removeConfirm: 'Убрать и сохранить',
    gone: 'нет в меню',
    nothing: 'Меню пусто',
    nothingLead: 'Добавьте первый раздел: он встанет в шапку магазина.',
  },
  {
    title: 'Menu',
    lead: 'The sections and links in the shop’s header, from left to right. A link leads to a collection, a page or another address. Shoppers see them once you save.',
    entries: { one: 'entry', other: 'entries' },
    nameless: 'Without a name',
    fields: { name: 'Name', slug: 'Address', href: 'Leads to', logoUrl: 'Picture' },
    noLink: 'no link',
    slugHint: 'Lower-case Latin letters, digits and hyphens',
    logoHint: 'Not required',
    edit: (name) => `Edit: ${name}`,
    fold: (name) => `Fold: ${name}`,
    up: (name) => `Up: ${name}`,
    down: (name) => `Down: ${name}`,
    remove: (name) => `Remove from the menu: ${name}`,
    add: 'Add a section',
    addLink: 'Add a link',
    save: 'Save the menu',
    reset: 'Put it back',
    saved: 'The menu is saved',
    unsaved: 'There are changes that are not saved',
    conditions: 'Goods of the section',
    noConditions: 'All goods',
    condition: (place) => `Condition ${place}`,
    type: 'What',
    value: 'Which',
    chip: 'Words for shoppers',
    addCondition: 'Add a condition',
    removeCondition: (place) => `Remove condition ${place}`,
    types: {
      CATEGORY: 'Category',
      BRAND: 'Brand',
      SEX: 'For whom',
      AGE: 'Age',
      SEASON: 'Season',
      SALE: 'On sale',
      NEW_ARRIVAL: 'New arrivals',
      MEET_PRICE: 'Best price',
    },
    values: {
      SEX: { FEMALE: 'women', MALE: 'men', UNISEX: 'unisex' },
      AGE: { ADULT: 'adults', CHILDREN: 'children' },
      SEASON: {
        ...{ WINTER: 'winter', SPRING: 'spring', SUMMER: 'summer', AUTUMN: 'autumn' },
        ...{ SPRING_SUMMER: 'spring and summer', AUTUMN_WINTER: 'autumn and winter' },
      },
      SALE: { '': 'any', LESS_THAN_50: 'below 50%', MORE_THAN_50: '50% and more' },
    },
    removeTitle: 'Remove from the menu?',
    removeLead: (names) => `${names}. The goods stay; links to these sections will no longer open.`,
    removeConfirm: 'Remove and save',
    gone: 'not in the menu',
    nothing: 'The menu is empty',
    nothingLead: 'Add the first section: it will stand in the shop’s header.',
  },
);
