import type { FeedProductInput } from '@meet/api/feed-record';

type Supplier = FeedProductInput['items'][number]['supplier'];

/** The shop's own warehouse in Russia, which delivers fastest. */
export const WAREHOUSE: Supplier = { name: 'Склад Meet, Москва', type: 'MEET_WAREHOUSE', isoCode: 'RU' };

/** Contractors, who purchase goods to order. */
export const CONTRACTORS: readonly Supplier[] = [
  { name: 'Гавань Босфор', type: 'CONTRACTOR', isoCode: 'TR' },
  { name: 'Эгей Трикотаж', type: 'CONTRACTOR', isoCode: 'TR' },
  { name: 'Анатолия Шуз', type: 'CONTRACTOR', isoCode: 'TR' },
];

export const TRADING_FLOOR: Supplier = { name: 'Площадка «Жёлтая река»', type: 'TRADING_FLOOR', isoCode: 'CN' };

/** Private sellers, who sell single items. */
export const PRIVATE_SELLERS: readonly Supplier[] = ['Казань', 'Екатеринбург', 'Самара', 'Пермь', 'Тверь'].map(
  (city) => ({
    name: `Частный продавец, ${city}`,
    type: 'PRIVATE_SELLER',
    isoCode: 'RU',
  }),
);
