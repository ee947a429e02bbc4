import { vanishedWords } from './vanished-words';

const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Кеды ${index + 1}`, size: '42' }));

it('vanishedWords names the withdrawn items that were removed from the cart', () => {
  expect(vanishedWords(goods(1))).toEqual({
    title: '1\u00A0товар больше не продаётся',
    text: 'Кеды 1, 42. Мы убрали его из корзины.',
  });
  expect(vanishedWords([...goods(1), { name: 'Шапка', size: 'one size' }, {}])).toEqual({
    title: '3\u00A0товара больше не продаются',
    text: 'Кеды 1, 42; Шапка, Один размер и ещё 1\u00A0товар. Мы убрали их из корзины.',
  });
});

it('vanishedWords counts withdrawn items whose name is unknown', () => {
  expect(vanishedWords([{}, {}]).text).toBe('Мы убрали их из корзины.');
});

it('vanishedWords names at most five withdrawn items and counts the rest', () => {
  expect(vanishedWords(goods(8)).text).toMatch(/Кеды 5, 42 и ещё 3\u00A0товара\. /);
  expect(vanishedWords(goods(8)).text).not.toContain('Кеды 6');
});
