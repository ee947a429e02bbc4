import { defaultLocale } from '@meet/ui-kit';
import { orderColumns, originOf } from './order-columns';
import { orderTexts } from './order-words';

const order = (...units: [speed: 'FAST' | 'SLOW', status?: 'CANCEL_PURCHASE'][]) =>
  ({
    orderProductItems: units.map(([deliverySpeed, status = 'PAID_READY_TO_SEND']) => ({
      status,
      productItem: { deliverySpeed },
    })),
  }) as unknown as Parameters<typeof originOf>[0];

it.each([
  ['RUSSIA', order(['FAST'], ['FAST'])],
  ['ABROAD', order(['SLOW'])],
  ['BOTH', order(['FAST'], ['SLOW'])],
  ['RUSSIA', order(['FAST'], ['SLOW', 'CANCEL_PURCHASE'])],
  ['ABROAD', order(['SLOW', 'CANCEL_PURCHASE'])],
])('originOf is %s by the units that are left of an order', (origin, of) => {
  expect(originOf(of)).toBe(origin);
});

it('orderColumns begin on a phone with what fits its width: number, status and sum', () => {
  const all = { texts: orderTexts.ru, language: 'ru', locale: defaultLocale, now: 0 } as const;
  const ids = (isNarrow: boolean) => orderColumns({ ...all, isNarrow }).map(({ id }) => id);
  expect(ids(true)).toEqual(['number', 'status', 'sum', 'age', 'who']);
  expect(ids(false)).toHaveLength(8);
});
