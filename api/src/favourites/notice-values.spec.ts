import { noticeValues } from './notice-values.js';

const shop = { STOREFRONT_URL: 'https://shop.example' };
const due = { name: 'Шапка Базальт', slug: 'hat', sizeName: '42', price: 899_000 };

it('a notice names the size and the price in the language of the letter', () => {
  expect(noticeValues(due, shop, 'ru')).toEqual({
    productName: 'Шапка Базальт',
    size: 'размер 42',
    priceNow: 'Цена сейчас: 8\u00A0990\u00A0₽.',
    link: 'https://shop.example/product/hat',
  });
  expect(noticeValues(due, shop, 'en')).toMatchObject({ size: 'size 42', priceNow: 'The price now: ₽8,990.' });
});

it('a notice says nothing of a price that is not known, and «один размер» of goods that come in one', () => {
  expect(noticeValues({ ...due, sizeName: 'One size', price: null }, shop, 'ru')).toMatchObject({
    size: 'один размер',
    priceNow: '',
  });
});
