import { catalogue } from '../../../browser/language';
import type { PromocodeKind } from '../../../graphql/generated/graphql';
import type { CodeField } from './code-form';
import type { CodeState } from './code-state';

interface CodeTexts {
  title: string;
  search: string;
  create: string;
  filters: string;
  actives: Record<'all' | 'on' | 'off', string>;
  columns: Record<'code' | 'discount' | 'state' | 'used' | 'days', string>;
  states: Record<CodeState, string>;
  usedOf: (used: string, limit: string) => string;
  daysFrom: (day: string) => string;
  daysBetween: (from: string, to: string) => string;
  nothing: string;
  nothingLead: string;
  noCodes: string;
  noCodesLead: string;
  withoutFilters: string;
  back: string;
  newCode: string;
  lost: string;
  lostLead: string;
  used: (count: string) => string;
  orders: string;
  groups: Record<'discount' | 'days' | 'limits' | 'goods', string>;
  fields: Record<Exclude<CodeField, 'value'> | PromocodeKind, string>;
  hints: Record<
    | 'code'
    | 'minimum'
    | 'startsAt'
    | 'endsAt'
    | 'usageLimit'
    | 'usageLimitPerUser'
    | 'categoryIds'
    | 'brandIds'
    | 'active',
    string
  >;
  kinds: Record<PromocodeKind, string>;
  mayNotRead: string;
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
  yes: string;
  no: string;
  faults: Record<'code' | 'percent' | 'amount' | 'minimum' | 'limit' | 'start' | 'window', string> & {
    belowUsed: (used: string) => string;
  };
}

export const codeTexts = catalogue<CodeTexts>(
  {
    title: 'Промокоды',
    search: 'Часть промокода',
    create: 'Новый промокод',
    filters: 'Какие промокоды',
    actives: { all: 'Все', on: 'Включённые', off: 'Выключенные' },
    columns: { code: 'Промокод', discount: 'Скидка', state: 'Сейчас', used: 'Заказов', days: 'Действует' },
    states: {
      active: 'Действует',
      off: 'Выключен',
      waiting: 'Ещё не начался',
      ended: 'Закончился',
      usedUp: 'Исчерпан',
    },
    usedOf: (used, limit) => `${used} из ${limit}`,
    daysFrom: (day) => `с ${day}`,
    daysBetween: (from, to) => `${from} – ${to}`,
    nothing: 'Таких промокодов нет',
    nothingLead: 'Уберите часть условий или наберите другую часть промокода.',
    noCodes: 'Промокодов пока нет',
    noCodesLead: 'Промокод даёт скидку в корзине: процентом или суммой, на всё или на часть товаров.',
    withoutFilters: 'Показать все',
    back: 'Все промокоды',
    newCode: 'Новый промокод',
    lost: 'Такого промокода нет',
    lostLead: 'Проверьте, как он пишется, или найдите его в списке.',
    used: (count) => `Заказов с ним: ${count}`,
    orders: 'Показать заказы',
    groups: { discount: 'Скидка', days: 'Когда', limits: 'Сколько раз', goods: 'На какие товары' },
    fields: {
      code: 'Промокод',
      kind: 'Вид скидки',
      PERCENT: 'Скидка, %',
      FIXED: 'Скидка, ₽',
      minimum: 'Товаров не меньше чем на, ₽',
      startsAt: 'Первый день',
      endsAt: 'Последний день',
      usageLimit: 'Заказов всего',
      usageLimitPerUser: 'Заказов одного покупателя',
      firstOrderOnly: 'Только на первый заказ покупателя',
      coversSale: 'Действует и на товары со скидкой',
      active: 'Промокод включён',
      categoryIds: 'Разделы',
      brandIds: 'Бренды',
    },
    hints: {
      code: 'От 3 до 40 знаков без пробелов; большие и маленькие буквы не различаются',
      minimum: 'Пусто: от любой суммы',
      startsAt: 'Пусто: сразу',
      endsAt: 'Пусто: без срока',
      usageLimit: 'Пусто: сколько угодно',
      usageLimitPerUser: 'Пусто: сколько угодно',
      categoryIds: 'Пусто: все; с разделом идут и его подразделы',
      brandIds: 'Пусто: все',
      active: 'Выключенный убирается и из корзин',
    },
    kinds: { PERCENT: 'Процент', FIXED: 'Сумма' },
    mayNotRead:
      'Разделы и бренды видит тот, кто может смотреть товары. Остальное можно менять: они останутся как есть.',
    save: 'Сохранить',
    saved: 'Сохранено',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    conflict: 'Пока вы писали, промокод изменил кто-то другой',
    conflictLead: 'Ничего не записано. Вот что набрали вы и что там сейчас.',
    yours: 'у вас',
    theirs: 'сейчас',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как сейчас',
    yes: 'да',
    no: 'нет',
    faults: {
      code: 'Нужны от 3 до 40 знаков без пробелов.',
      percent: 'Наберите целое число от 1 до 100.',
      amount: 'Наберите сумму в рублях, например 500.',
      minimum: 'Наберите сумму в рублях, например 5000, или оставьте пустым.',
      limit: 'Наберите целое число от 1 или оставьте пустым.',
      start: 'Выберите день: у промокода, который уже заведён, он есть всегда.',
      window: 'Последний день раньше первого.',
      belowUsed: (used) => `Меньше нельзя: промокод уже использовали столько раз: ${used}.`,
    },
  },
  {
    title: 'Promo codes',
    search: 'Part of the code',
    create: 'New promo code',
    filters: 'Which promo codes',
    actives: { all: 'All', on: 'Switched on', off: 'Switched off' },
    columns: { code: 'Promo code', discount: 'Discount', state: 'Now', used: 'Orders', days: 'Valid' },
    states: {
      active: 'Valid',
      off: 'Switched off',
      waiting: 'Not begun',
      ended: 'Ended',
      usedUp: 'Used up',
    },
    usedOf: (used, limit) => `${used} of ${limit}`,
    daysFrom: (day) => `from ${day}`,
    daysBetween: (from, to) => `${from} – ${to}`,
    nothing: 'There are no such promo codes',
    nothingLead: 'Take some conditions away, or type another part of the code.',
    noCodes: 'There are no promo codes yet',
    noCodesLead: 'A promo code takes something off in the cart: a percentage or a sum, of all goods or of some.',
    withoutFilters: 'Show all',
    back: 'All promo codes',
    newCode: 'New promo code',
    lost: 'There is no such promo code',
    lostLead: 'Check how it is written, or find it in the list.',
    used: (count) => `Orders with it: ${count}`,
    orders: 'Show the orders',
    groups: { discount: 'Discount', days: 'When', limits: 'How often', goods: 'For which goods' },
    fields: {
      code: 'Promo code',
      kind: 'Kind of discount',
      PERCENT: 'Discount, %',
      FIXED: 'Discount, ₽',
      minimum: 'Goods for at least, ₽',
      startsAt: 'First day',
      endsAt: 'Last day',
      usageLimit: 'Orders altogether',
      usageLimitPerUser: 'Orders of one shopper',
      firstOrderOnly: 'For a shopper’s first order only',
      coversSale: 'Also for goods on sale',
      active: 'The code is switched on',
      categoryIds: 'Categories',
      brandIds: 'Brands',
    },
    hints: {
      code: '3 to 40 characters without spaces; capital and small letters are the same',
      minimum: 'Empty: any sum',
      startsAt: 'Empty: at once',
      endsAt: 'Empty: without end',
      usageLimit: 'Empty: any number',
      usageLimitPerUser: 'Empty: any number',
      categoryIds: 'Empty: all; a category comes with what is in it',
      brandIds: 'Empty: all',
      active: 'Once switched off it goes from carts, too',
    },
    kinds: { PERCENT: 'Percentage', FIXED: 'Sum' },
    mayNotRead: 'Categories and brands are for those who may see the goods. The rest can be changed: these stay.',
    save: 'Save',
    saved: 'Saved',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    conflict: 'Somebody else changed the promo code while you wrote',
    conflictLead: 'Nothing is written. This is what you typed, and what is there now.',
    yours: 'yours',
    theirs: 'now',
    writeOver: 'Write mine',
    takeTheirs: 'Keep theirs',
    yes: 'yes',
    no: 'no',
    faults: {
      code: 'It takes 3 to 40 characters without spaces.',
      percent: 'Type a whole number from 1 to 100.',
      amount: 'Type a sum in roubles, such as 500.',
      minimum: 'Type a sum in roubles, such as 5000, or leave it empty.',
      limit: 'Type a whole number from 1, or leave it empty.',
      start: 'Choose a day: a code that is there always has one.',
      window: 'The last day is before the first.',
      belowUsed: (used) => `It cannot be less: the code was used so many times already: ${used}.`,
    },
  },
);
