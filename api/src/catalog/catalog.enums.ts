import { registerEnumType } from '@nestjs/graphql';
import { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType } from '../generated/prisma/enums.js';

export { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType };

export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

/** Goods in Russia are delivered fast, goods from any other country slowly. */
export const deliverySpeedFrom = (isoCode: string | null): DeliverySpeed => (isoCode === 'RU' ? 'FAST' : 'SLOW');

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'Whether the product earns points, can be paid for with points, both or neither.',
  valuesMap: {
    ALL: { description: 'Earns points and can be paid for with points.' },
    ACCRUAL_ONLY: { description: 'Earns points; cannot be paid for with points.' },
    WRITE_OFF_ONLY: { description: 'Can be paid for with points; does not earn them.' },
    NONE: { description: 'Neither earns points nor can be paid for with them.' },
  },
});
registerEnumType(DirectoryFilterType, {
  name: 'DirectoryFilterType',
  description: 'Property that a condition of a menu entry tests.',
  valuesMap: {
    CATEGORY: { description: 'Category; the value is its slug.' },
    BRAND: { description: 'Brand; the value is its slug.' },
    SEX: { description: 'Sex; the value is a SexFilter.' },
    AGE: { description: 'Age group; the value is an Age.' },
    SEASON: { description: 'Season; the value is a Season.' },
    SALE: { description: 'Discounted products; no value.' },
    MEET_PRICE: { description: 'Sold at the shop’s own best price; no value.' },
    NEW_ARRIVAL: { description: 'New products, with `newArrival` true; no value.' },
  },
});
registerEnumType(Material, {
  name: 'Material',
  description: 'Material of a product; `filterList` returns the names to show.',
  valuesMap: {
    ACRYLIC: { description: 'Акрил.' },
    BAMBOO: { description: 'Бамбук.' },
    CANVAS: { description: 'Канвас, парусина.' },
    CASHMERE: { description: 'Кашемир.' },
    CORDUROY: { description: 'Вельвет.' },
    COTTON: { description: 'Хлопок.' },
    DENIM: { description: 'Деним.' },
    DOWN: { description: 'Пух.' },
    ECO_LEATHER: { description: 'Экокожа.' },
    ELASTANE: { description: 'Эластан.' },
    EVA: { description: 'ЭВА: ethylene-vinyl acetate, a foam used for soles.' },
    FAUX_FUR: { description: 'Искусственный мех.' },
    FELT: { description: 'Войлок, фетр.' },
    FLEECE: { description: 'Флис.' },
    FUR: { description: 'Натуральный мех.' },
    KNIT: { description: 'Трикотаж, including knitted uppers.' },
    LEATHER: { description: 'Натуральная кожа.' },
    LINEN: { description: 'Лён.' },
    MEMBRANE: { description: 'Мембрана.' },
    MESH: { description: 'Сетка.' },
    NUBUCK: { description: 'Нубук.' },
    NYLON: { description: 'Нейлон.' },
    PATENT_LEATHER: { description: 'Лакированная кожа.' },
    POLYESTER: { description: 'Полиэстер.' },
    RUBBER: { description: 'Резина.' },
    SILK: { description: 'Шёлк.' },
    SUEDE: { description: 'Замша.' },
    SYNTHETIC: { description: 'Синтетика, of an unspecified kind.' },
    VISCOSE: { description: 'Вискоза.' },
    WOOL: { description: 'Шерсть.' },
  },
});
registerEnumType(Season, {
  name: 'Season',
  description: 'Season of a product. Filtering by one season also finds products for two seasons.',
  valuesMap: {
    AUTUMN: { description: 'Осень.' },
    AUTUMN_WINTER: { description: 'Осень и зима.' },
    SPRING: { description: 'Весна.' },
    SPRING_SUMMER: { description: 'Весна и лето.' },
    SUMMER: { description: 'Лето.' },
    WINTER: { description: 'Зима.' },
  },
});
registerEnumType(Sex, {
  name: 'Sex',
  description: 'Sex that a product is for, or sex of a shopper.',
  valuesMap: {
    FEMALE: { description: 'Women or girls.' },
    MALE: { description: 'Men or boys.' },
    UNISEX: { description: 'Everybody; for products only, not for shoppers.' },
  },
});
registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Kinds of suppliers.',
  valuesMap: {
    CONTRACTOR: { description: 'A company with a contract; the default for imported feeds.' },
    MEET_WAREHOUSE: { description: 'The shop’s own stock.' },
    PRIVATE_SELLER: { description: 'A person who sells single pairs.' },
    TRADING_FLOOR: { description: 'A marketplace with many sellers.' },
  },
});
registerEnumType(DeliverySpeed, {
  name: 'DeliverySpeed',
  description: 'Where a product item ships from.',
  valuesMap: {
    FAST: { description: 'Ships from Russia.' },
    SLOW: { description: 'Ships from abroad, through customs.' },
  },
});
