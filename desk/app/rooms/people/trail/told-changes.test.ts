import { toldChanges } from './told-changes';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;
const words = { yes: 'да', no: 'нет' };
const say = (entity: 'PROMOCODE' | 'SHOPPER' | 'PRODUCT_ITEM', before: unknown, after: unknown) =>
  toldChanges({ entity, before, after }, words, locale).map(({ field, from, to }) =>
    `${field}: ${from} → ${to}`.replace(/\u00A0/g, ' '),
  );

it('the audit log shows money in roubles and flags in words', () => {
  const before = { price: 899_000, stock: 5, active: true };
  expect(say('PRODUCT_ITEM', before, { price: 850_000, stock: 4, active: false })).toEqual([
    'price: 8 990 ₽ → 8 500 ₽',
    'stock: 5 → 4',
    'active: да → нет',
  ]);
});

it('the audit log shows the discount of a promo code in percent or roubles', () => {
  expect(say('PROMOCODE', { kind: 'PERCENT', value: 10 }, { kind: 'PERCENT', value: 15 })).toEqual([
    'value: 10 % → 15 %',
  ]);
  expect(say('PROMOCODE', { kind: 'FIXED', value: 50_000 }, { kind: 'FIXED', value: 60_000 })).toEqual([
    'value: 500 ₽ → 600 ₽',
  ]);
});

it('the audit log shows the balance of points, not the ledger entry', () => {
  expect(say('SHOPPER', { balance: 5, entry: { id: 1 } }, { balance: 7, entry: { id: 2 } })).toEqual([
    'balance: 5 → 7',
  ]);
});
