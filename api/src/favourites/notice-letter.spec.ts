import { noticeLetter } from './notice-letter.js';

const due = { name: 'Шапка Базальт', slug: 'hat', price: null } as const;

it.each([
  ['BACK_IN_STOCK', '42', 'Появился размер 42, о котором вы просили сообщить.', 'Шапка Базальт, размер 42'],
  ['PRICE_DROP', '42', 'Размер 42 подешевел.', 'Шапка Базальт, размер 42'],
  ['BACK_IN_STOCK', 'ONE SIZE', 'Появилась вещь, о которой вы просили сообщить.', 'Шапка Базальт, один размер'],
  ['PRICE_DROP', 'One size', 'Вещь подешевела.', 'Шапка Базальт, один размер'],
] as const)('the notice e-mail %s for the size %s', (kind, sizeName, words, row) => {
  const { text, html } = noticeLetter(
    { ...due, kind, sizeName },
    {
      SHOP_NAME: 'Meet',
      STOREFRONT_URL: 'https://meet.example',
    },
  );
  expect(text).toContain(words);
  expect(html).toContain(row);
});
