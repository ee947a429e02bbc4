import { catalogue } from '../../browser/language';
import type { ShopSettingGroup, ShopSettingSource, ShopSettingUnit } from '../../graphql/generated/graphql';
import type { LINK_PARTS, ZONE_PARTS } from './rows-of';

interface SettingsTexts {
  title: string;
  lead: string;
  sectionsName: string;
  sections: Record<'shop' | 'statuses' | 'messages', string>;
  groups: Record<ShopSettingGroup, string>;
  units: Record<ShopSettingUnit, string>;
  /** Source of a value, shown below its field. */
  sources: Record<ShopSettingSource | 'MINE', string>;
  /** Which value applies when the value set here is removed. */
  without: (otherwise: string) => string;
  nothing: string;
  /** Labels of the two values of a flag. */
  flags: Record<'true' | 'false', string>;
  giveBack: (label: string) => string;
  /** Why the value in the database is not used. */
  fault: (reason: string) => string;
  save: string;
  saved: string;
  reset: string;
  unsaved: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  writeOver: string;
  takeTheirs: string;
  parts: Record<(typeof ZONE_PARTS)[number] | (typeof LINK_PARTS)[number], string>;
  zone: (place: number) => string;
  link: (place: number) => string;
  addZone: string;
  addLink: string;
  remove: (row: string) => string;
}

export const settingsTexts = catalogue<SettingsTexts>(
  {
    title: 'Настройки',
    lead: 'Изменения видны везде через несколько секунд. Оформленные заказы остаются с прежними ценами.',
    sectionsName: 'Части настроек',
    sections: { shop: 'Магазин', statuses: 'Статусы', messages: 'Письма и СМС' },
    groups: {
      SHOP: 'Магазин',
      CONTACTS: 'Связь и часы',
      LEGAL: 'Продавец',
      DELIVERY: 'Доставка',
      PAYMENT: 'Оплата при получении',
      LOYALTY: 'Бонусы и отзывы',
      ORDERS: 'Сроки',
      LIMITS: 'Ограничения',
    },
    units: {
      ROUBLES: '₽',
      POINTS: 'бонусов',
      DAYS: 'дн.',
      HOURS: 'ч',
      MINUTES: 'мин',
      PIECES: 'шт.',
      ORDERS: 'заказов',
      PERCENT: '%',
    },
    sources: { DATABASE: 'задано здесь', ENVIRONMENT: 'из окружения', DEFAULT: 'по умолчанию', MINE: 'не сохранено' },
    without: (otherwise) => `задано здесь; иначе ${otherwise}`,
    nothing: 'не задано',
    flags: { true: 'да', false: 'нет' },
    giveBack: (label) => `Вернуть: ${label}`,
    fault: (reason) => `значение в базе не действует: ${reason}`,
    save: 'Сохранить',
    saved: 'Сохранено',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    conflict: 'Настройки изменил кто-то ещё',
    conflictLead: 'Ваши изменения не записаны. Эти настройки изменили вы оба:',
    yours: 'у вас',
    theirs: 'сейчас в магазине',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как в магазине',
    parts: {
      upToKm: 'До, км',
      base: 'Первый кг, ₽',
      perKg: 'Ещё кг, ₽',
      minDays: 'Дней от',
      maxDays: 'Дней до',
      name: 'Название',
      href: 'Адрес',
    },
    zone: (place) => `Зона ${place}`,
    link: (place) => `Страница ${place}`,
    addZone: 'Добавить зону',
    addLink: 'Добавить страницу',
    remove: (row) => `Убрать: ${row}`,
  },
  {
    title: 'Settings',
    lead: 'Changes are seen everywhere within seconds. Orders that were placed keep their prices.',
    sectionsName: 'Parts of the settings',
    sections: { shop: 'Shop', statuses: 'Statuses', messages: 'Letters and SMS' },
    groups: {
      SHOP: 'Shop',
      CONTACTS: 'Contacts and hours',
      LEGAL: 'Seller',
      DELIVERY: 'Delivery',
      PAYMENT: 'Payment on delivery',
      LOYALTY: 'Points and reviews',
      ORDERS: 'Periods',
      LIMITS: 'Limits',
    },
    units: {
      ROUBLES: '₽',
      POINTS: 'points',
      DAYS: 'days',
      HOURS: 'h',
      MINUTES: 'min',
      PIECES: 'units',
      ORDERS: 'orders',
      PERCENT: '%',
    },
    sources: { DATABASE: 'set here', ENVIRONMENT: 'from the environment', DEFAULT: 'by default', MINE: 'not saved' },
    without: (otherwise) => `set here; otherwise ${otherwise}`,
    nothing: 'not set',
    flags: { true: 'yes', false: 'no' },
    giveBack: (label) => `Give back: ${label}`,
    fault: (reason) => `the database’s value is not used: it ${reason}`,
    save: 'Save',
    saved: 'Saved',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    conflict: 'Somebody else has changed the settings',
    conflictLead: 'Your changes are not written. You have both changed these settings:',
    yours: 'yours',
    theirs: 'in the shop now',
    writeOver: 'Write mine',
    takeTheirs: 'Keep the shop’s',
    parts: {
      upToKm: 'Up to, km',
      base: 'First kg, ₽',
      perKg: 'Further kg, ₽',
      minDays: 'Days from',
      maxDays: 'Days to',
      name: 'Name',
      href: 'Address',
    },
    zone: (place) => `Zone ${place}`,
    link: (place) => `Page ${place}`,
    addZone: 'Add a zone',
    addLink: 'Add a page',
    remove: (row) => `Remove: ${row}`,
  },
);
