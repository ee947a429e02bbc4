import { registerEnumType } from '@nestjs/graphql';
import { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType } from '../generated/prisma/enums.js';

export { BonusCalcState, DirectoryFilterType, Material, Season, Sex, SupplierType };

export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'Whether points are earned on it, may pay for it, both or neither.',
  valuesMap: {
    ALL: { description: 'Earns points, and points may pay for it.' },
    ACCRUAL_ONLY: { description: 'Earns points; points may not pay for it.' },
    WRITE_OFF_ONLY: { description: 'Points may pay for it; it earns none.' },
    NONE: { description: 'Neither earns points nor can be paid for with them.' },
  },
});
registerEnumType(DirectoryFilterType, {
  name: 'DirectoryFilterType',
  description: 'Property that a condition of a menu entry tests; `value` of the condition says with what.',
  valuesMap: {
    CATEGORY: { description: 'The product is in a category; the value is its slug.' },
    BRAND: { description: 'The product is of a brand; the value is its slug.' },
    SEX: { description: 'The product is for this sex; the value is a SexFilter.' },
    AGE: { description: 'For adults or for children; the value is an Age.' },
    SEASON: { description: 'The product is for this season; the value is a Season.' },
    SALE: { description: 'It costs less than before; no value.' },
    MEET_PRICE: { description: 'It is sold at the shop’s own best price; no value.' },
    NEW_ARRIVAL: { description: 'It is new: `newArrival` of the product; no value.' },
  },
});
registerEnumType(Material, {
  name: 'Material',
  description: 'What goods are made of; `filterList` gives the names to show.',
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
    EVA: { description: 'ЭВА: ethylene-vinyl acetate, a foam of soles.' },
    FAUX_FUR: { description: 'Искусственный мех.' },
    FELT: { description: 'Войлок, фетр.' },
    FLEECE: { description: 'Флис.' },
    FUR: { description: 'Натуральный мех.' },
    KNIT: { description: 'Трикотаж, knitted uppers too.' },
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
    SYNTHETIC: { description: 'Синтетика without a more exact name.' },
    VISCOSE: { description: 'Вискоза.' },
    WOOL: { description: 'Шерсть.' },
  },
});
registerEnumType(Season, {
  name: 'Season',
  description: 'When goods are worn. A filter by one season finds those of two, too.',
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
  description: 'Whom goods, or a shopper’s profile, are for.',
  valuesMap: {
    FEMALE: { description: 'Women and girls.' },
    MALE: { description: 'Men and boys.' },
    UNISEX: { description: 'For everybody; of goods only, never of a shopper.' },
  },
});
registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Who the shop buys an offer from.',
  valuesMap: {
    CONTRACTOR: { description: 'A company with a contract; what a feed brings unless it says otherwise.' },
    MEET_WAREHOUSE: { description: 'The shop’s own stock.' },
    PRIVATE_SELLER: { description: 'A person who sells single pairs.' },
    TRADING_FLOOR: { description: 'A marketplace where many sell.' },
  },
});
registerEnumType(DeliverySpeed, {
  name: 'DeliverySpeed',
  description: 'FAST ships from Russia.',
  valuesMap: {
    FAST: { description: 'Ships from Russia.' },
    SLOW: { description: 'Ships from abroad, through customs.' },
  },
});
