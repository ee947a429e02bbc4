import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { BulkRefusal, GoodsTrait, OperatorOfferSort, PriceRounding } from '../../graphql/generated/graphql';

interface GoodsTexts {
  title: string;
  newProduct: string;
  dictionaries: string;
  changes: string;
  search: string;
  filters: string;
  allBrands: string;
  allCategories: string;
  more: string;
  apply: string;
  priceFrom: string;
  priceTo: string;
  days: string;
  anyDays: string;
  daysOf: Record<'1' | '7' | '30', string>;
  supplier: string;
  feed: string;
  traits: Record<GoodsTrait, string>;
  sort: string;
  sorts: Record<OperatorOfferSort, string>;
  columns: Record<'name' | 'size' | 'sku' | 'supplier' | 'price' | 'oldPrice' | 'stock' | 'reserved' | 'by', string>;
  byHand: string;
  byFeed: string;
  itemOff: string;
  /** Message at a cell that another operator has changed: its current value. */
  changedMeanwhile: (now: string) => string;
  found: PluralForms;
  foundAtLeast: (count: string) => string;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
  selected: PluralForms;
  clear: string;
  changePrices: string;
  changeAllPrices: string;
  percent: string;
  percentHint: string;
  percentFault: string;
  rounding: string;
  roundTo: Record<PriceRounding, string>;
  show: string;
  preview: PluralForms;
  previewed: (count: string) => string;
  previewNone: string;
  left: PluralForms;
  notSet: (count: string, why: string) => string;
  was: string;
  becomes: string;
  withAccount: (price: string) => string;
  setThem: string;
  keep: string;
  setting: (handled: string, total: string) => string;
  set: PluralForms;
  refused: string;
  refusals: Record<BulkRefusal, string>;
  undo: string;
  stop: string;
  stopped: PluralForms;
  undone: PluralForms;
  stayed: PluralForms;
}

export const goodsTexts = catalogue<GoodsTexts>(
  {
    title: 'Товары',
    newProduct: 'Новый товар',
    dictionaries: 'Бренды, разделы, цвета',
    changes: 'Последние изменения',
    search: 'Название, артикул, штрихкод',
    filters: 'Чего не хватает',
    allBrands: 'Все бренды',
    allCategories: 'Все категории',
    more: 'Ещё фильтры',
    apply: 'Показать',
    priceFrom: 'Цена от, ₽',
    priceTo: 'Цена до, ₽',
    days: 'Изменились',
    anyDays: 'Когда угодно',
    daysOf: { 1: 'За сутки', 7: 'За неделю', 30: 'За месяц' },
    supplier: 'Поставщик',
    feed: 'Источник',
    traits: {
      NO_STOCK: 'Без остатка',
      NO_PICTURE: 'Без фотографий',
      NO_CATEGORY: 'Без категории',
      HELD_BACK: 'Цена ждёт решения',
      SET_BY_HAND: 'Цена задана вручную',
      ON_SALE: 'Продаются',
      OFF_SALE: 'Сняты с продажи',
    },
    sort: 'Порядок',
    sorts: { NEWEST_FIRST: 'Сначала новые', CHEAP_FIRST: 'Сначала дешёвые', EXPENSIVE_FIRST: 'Сначала дорогие' },
    columns: {
      name: 'Товар',
      size: 'Размер',
      sku: 'Артикул',
      supplier: 'Поставщик',
      price: 'Цена',
      oldPrice: 'Старая цена',
      stock: 'Остаток',
      reserved: 'В брони',
      by: 'Кто задал цену',
    },
    byHand: 'Вручную',
    byFeed: 'Источник',
    itemOff: 'Снят',
    changedMeanwhile: (now) => `Пока вы печатали, стало ${now}. Введите ещё раз, чтобы заменить, или Escape`,
    found: { one: 'позиция', few: 'позиции', many: 'позиций' },
    foundAtLeast: (count) => `Не меньше ${count} позиций`,
    nothing: 'Ничего не нашлось',
    nothingLead: 'Под эти фильтры не подходит ни один товар.',
    withoutFilters: 'Показать все товары',
    selected: { one: 'позиция выбрана', few: 'позиции выбраны', many: 'позиций выбрано' },
    clear: 'Снять выбор',
    changePrices: 'Изменить цены',
    changeAllPrices: 'Изменить цены всех найденных',
    percent: 'На сколько процентов',
    percentHint: 'Например, −10 или 12,5',
    percentFault: 'Нужно число от −99,99 до 999, кроме нуля',
    rounding: 'Округлить до',
    roundTo: {
      KOPECK: 'копейки',
      ROUBLE: 'рубля',
      TEN: '10 рублей',
      HUNDRED: '100 рублей',
      NINETY: '90 на конце: 1 290, 12 990 ₽',
    },
    show: 'Показать новые цены',
    preview: { one: 'цена изменится', few: 'цены изменятся', many: 'цен изменятся' },
    previewed: (count) => `Показаны первые ${count}`,
    previewNone: 'Ни одна цена не изменится',
    left: {
      one: 'позиция останется как есть: у неё нет цены или она та же',
      few: 'позиции останутся как есть: у них нет цены или она та же',
      many: 'позиций останутся как есть: у них нет цены или она та же',
    },
    notSet: (count, why) => `Не изменятся: ${count}, ${why}`,
    was: 'Сейчас',
    becomes: 'Станет',
    withAccount: (price) => `с аккаунтом ${price}`,
    setThem: 'Изменить',
    keep: 'Не менять',
    setting: (handled, total) => `Меняем цены: ${handled} из ${total}`,
    set: { one: 'цена изменена', few: 'цены изменены', many: 'цен изменено' },
    refused: 'Некоторые цены не изменились',
    refusals: {
      ITEM_AMBIGUOUS: 'подходит несколько позиций',
      ITEM_NOT_FOUND: 'позиции больше нет',
      ITEM_REPEATED: 'позиция названа дважды',
      PRICE_BELOW_LOYALTY: 'цена ниже цены по карте: сначала уменьшите ту',
      PRICE_NOT_BELOW_OLD: 'цена не ниже старой: сначала уберите или поднимите старую',
      PRICE_NOT_POSITIVE: 'цена должна быть больше нуля',
      STOCK_BELOW_RESERVED: 'остаток меньше брони',
      STOCK_TOO_LARGE: 'остаток слишком велик',
      PRODUCT_NOT_FOUND: 'товара больше нет',
      CATEGORY_NOT_FOUND: 'категории больше нет',
      PRICE_CHANGED: 'цену только что изменил кто-то ещё',
      STOPPED: 'изменение остановили',
    },
    undo: 'Вернуть прежние',
    stop: 'Остановить',
    stopped: {
      one: 'цена не изменена: остановлено',
      few: 'цены не изменены: остановлено',
      many: 'цен не изменено: остановлено',
    },
    undone: { one: 'цена возвращена', few: 'цены возвращены', many: 'цен возвращено' },
    stayed: {
      one: 'цену изменили позже, она осталась',
      few: 'цены изменили позже, они остались',
      many: 'цен изменили позже, они остались',
    },
  },
  {
    title: 'Goods',
    newProduct: 'New product',
    dictionaries: 'Brands, categories, colours',
    changes: 'Latest changes',
    search: 'Name, SKU, barcode',
    filters: 'What is missing',
    allBrands: 'All brands',
    allCategories: 'All categories',
    more: 'More filters',
    apply: 'Show',
    priceFrom: 'Price from, ₽',
    priceTo: 'Price to, ₽',
    days: 'Changed',
    anyDays: 'Any time',
    daysOf: { 1: 'In a day', 7: 'In a week', 30: 'In a month' },
    supplier: 'Supplier',
    feed: 'Source',
    traits: {
      NO_STOCK: 'Out of stock',
      NO_PICTURE: 'No pictures',
      NO_CATEGORY: 'No category',
      HELD_BACK: 'Price awaits a decision',
      SET_BY_HAND: 'Price set by hand',
      ON_SALE: 'On sale',
      OFF_SALE: 'Off sale',
    },
    sort: 'Order',
    sorts: { NEWEST_FIRST: 'Newest first', CHEAP_FIRST: 'Cheapest first', EXPENSIVE_FIRST: 'Dearest first' },
    columns: {
      name: 'Product',
      size: 'Size',
      sku: 'SKU',
      supplier: 'Supplier',
      price: 'Price',
      oldPrice: 'Old price',
      stock: 'Stock',
      reserved: 'Reserved',
      by: 'Price set by',
    },
    byHand: 'By hand',
    byFeed: 'Source',
    itemOff: 'Off sale',
    changedMeanwhile: (now) => `It became ${now} while you typed. Enter yours again to replace it, or press Escape`,
    found: { one: 'item', other: 'items' },
    foundAtLeast: (count) => `At least ${count} items`,
    nothing: 'Nothing found',
    nothingLead: 'No product fits these filters.',
    withoutFilters: 'Show all goods',
    selected: { one: 'item selected', other: 'items selected' },
    clear: 'Clear the selection',
    changePrices: 'Change prices',
    changeAllPrices: 'Change prices of all that were found',
    percent: 'By how many percent',
    percentHint: 'For example −10 or 12.5',
    percentFault: 'Enter a number from −99.99 to 999, not zero',
    rounding: 'Round to',
    roundTo: {
      KOPECK: 'a kopeck',
      ROUBLE: 'a rouble',
      TEN: '10 roubles',
      HUNDRED: '100 roubles',
      NINETY: '90 at the end: ₽1,290, ₽12,990',
    },
    show: 'Show the new prices',
    preview: { one: 'price will change', other: 'prices will change' },
    previewed: (count) => `The first ${count} are shown`,
    previewNone: 'No price will change',
    left: {
      one: 'item stays as it is: it has no price, or the same one',
      other: 'items stay as they are: they have no price, or the same one',
    },
    notSet: (count, why) => `Will not change: ${count}, ${why}`,
    was: 'Now',
    becomes: 'Will be',
    withAccount: (price) => `with an account ${price}`,
    setThem: 'Change',
    keep: 'Keep',
    setting: (handled, total) => `Changing prices: ${handled} of ${total}`,
    set: { one: 'price changed', other: 'prices changed' },
    refused: 'Some prices did not change',
    refusals: {
      ITEM_AMBIGUOUS: 'several items fit',
      ITEM_NOT_FOUND: 'the item is gone',
      ITEM_REPEATED: 'the item is named twice',
      PRICE_BELOW_LOYALTY: 'below the price by card: lower that first',
      PRICE_NOT_BELOW_OLD: 'not below the old price: remove or raise that first',
      PRICE_NOT_POSITIVE: 'a price has to be above zero',
      STOCK_BELOW_RESERVED: 'the stock is below what is reserved',
      STOCK_TOO_LARGE: 'the stock is too large',
      PRODUCT_NOT_FOUND: 'the product is gone',
      CATEGORY_NOT_FOUND: 'the category is gone',
      PRICE_CHANGED: 'somebody else has just changed the price',
      STOPPED: 'the change was stopped',
    },
    undo: 'Put them back',
    stop: 'Stop',
    stopped: { one: 'price not changed: stopped', other: 'prices not changed: stopped' },
    undone: { one: 'price put back', other: 'prices put back' },
    stayed: { one: 'price was changed since and stays', other: 'prices were changed since and stay' },
  },
);
