import { catalogue } from '../../browser/language';
import type { BonusCalcState } from '../../graphql/generated/graphql';

interface HistoryTexts {
  title: string;
  nothing: string;
  made: string;
  removed: string;
  size: (size: string) => string;
  merged: (merged: string, brand: string) => string;
  import: (source: string) => string;
  bulk: string;
  runMade: string;
  runChanged: string;
  undone: string;
  changed: string;
  otherFields: string;
  /** Names of fields that have no field on the page. */
  fields: Record<string, string>;
  bonuses: Record<BonusCalcState, string>;
  yes: string;
  no: string;
  none: string;
}

export const historyTexts = catalogue<HistoryTexts>(
  {
    title: 'История',
    nothing: 'Товар ещё никто не менял.',
    made: 'Товар создан',
    removed: 'Товар удалён',
    size: (size) => `Размер ${size}`,
    merged: (merged, brand) => `Бренд «${merged}» объединён с «${brand}»`,
    import: (source) => `Импорт «${source}»`,
    bulk: 'Изменение многих товаров сразу',
    runMade: 'товар создан',
    runChanged: 'обновлены свойства товара',
    undone: 'потом отменено',
    changed: 'изменено',
    otherFields: 'другие поля изменены',
    fields: {
      slug: 'Адрес',
      bonusCalcState: 'Бонусы',
      newArrival: 'Новинка',
      meetPrice: 'Лучшая цена',
      publishedAt: 'Показан с',
      properties: 'Характеристики',
      videos: 'Видео',
      customFields: 'Ваши поля',
      model: 'Модель',
      sku: 'Артикул',
      price: 'Цена',
      oldPrice: 'Старая цена',
      loyaltyPrice: 'Цена по карте',
      prices: 'Цена',
      stock: 'Остаток',
      maxPerOrder: 'Не больше в одном заказе',
      deliveryIsoCode: 'Страна, откуда едет',
    },
    bonuses: {
      ALL: 'начисляем и списываем',
      ACCRUAL_ONLY: 'только начисляем',
      WRITE_OFF_ONLY: 'только списываем',
      NONE: 'нет',
    },
    yes: 'да',
    no: 'нет',
    none: 'нет',
  },
  {
    title: 'History',
    nothing: 'Nobody has changed the product yet.',
    made: 'The product was created',
    removed: 'The product was removed',
    size: (size) => `Size ${size}`,
    merged: (merged, brand) => `The brand “${merged}” was merged into “${brand}”`,
    import: (source) => `Import “${source}”`,
    bulk: 'A change of many products at once',
    runMade: 'the product was created',
    runChanged: 'the product was updated',
    undone: 'undone later',
    changed: 'changed',
    otherFields: 'other fields changed',
    fields: {
      slug: 'Address',
      bonusCalcState: 'Bonuses',
      newArrival: 'New arrival',
      meetPrice: 'Best price',
      publishedAt: 'Shown from',
      properties: 'Facts',
      videos: 'Videos',
      customFields: 'Your own fields',
      model: 'Model',
      sku: 'SKU',
      price: 'Price',
      oldPrice: 'Old price',
      loyaltyPrice: 'Price with the card',
      prices: 'Price',
      stock: 'Stock',
      maxPerOrder: 'At most in one order',
      deliveryIsoCode: 'Country it ships from',
    },
    bonuses: {
      ALL: 'earned and spent',
      ACCRUAL_ONLY: 'earned alone',
      WRITE_OFF_ONLY: 'spent alone',
      NONE: 'none',
    },
    yes: 'yes',
    no: 'no',
    none: 'none',
  },
);
