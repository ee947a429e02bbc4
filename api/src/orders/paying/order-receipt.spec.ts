import { receiptOf } from './order-receipt.js';

const unit = { brand: 'Kedrum', name: 'Кеды Сойка', soldPrice: 949_000, compensated: 0, markingCode: null };

it('a receipt lists each unit with its size as shoppers see it', () => {
  const units = [
    { ...unit, sizeName: '39' },
    { ...unit, name: 'Шапка Базальт', sizeName: 'ONE SIZE' },
  ];
  const { items } = receiptOf({ email: null, phone: '+79990000000' }, units, 47_000);
  expect(items.map(({ description }) => description)).toEqual([
    'Kedrum Кеды Сойка, размер 39',
    'Kedrum Шапка Базальт, один размер',
    'Доставка',
  ]);
});
