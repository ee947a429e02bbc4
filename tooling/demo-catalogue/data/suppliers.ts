import type { FeedProductInput } from '@meet/api/feed-record';

type Supplier = FeedProductInput['items'][number]['supplier'];

/** Our own warehouse: in the country, fast. */
export const WAREHOUSE: Supplier = { name: 'Склад Meet, Москва', type: 'MEET_WAREHOUSE', isoCode: 'RU' };

/** Buyers who purchase to order. */
export const CONTRACTORS: readonly Supplier[] = [
  { name: 'Гавань Босфор', type: 'CONTRACTOR', isoCode: 'TR' },
  { name: 'Эгей Трикотаж', type: 'CONTRACTOR', isoCode: 'TR' },
  { name: 'Анатолия Шуз', type: 'CONTRACTOR', isoCode: 'TR' },
];

export const TRADING_FLOOR: Supplier = { name: 'Площадка «Жёлтая река»', type: 'TRADING_FLOOR', isoCode: 'CN' };

/** People who sell one thing of their own. */
export const PRIVATE_SELLERS: readonly Supplier[] = ['Казань', 'Екатеринбург', 'Самара', 'Пермь', 'Тверь'].map(
  (city) => ({
    name: `Частный продавец, ${city}`,
    type: 'PRIVATE_SELLER',
    isoCode: 'RU',
  }),
);
