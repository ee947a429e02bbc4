import { foundGoods } from './found-goods';

it.each([
  [0, 'Ничего не подходит'],
  [1, 'Найден 1\u00A0товар'],
  [12, 'Найдено 12\u00A0товаров'],
  [21, 'Найден 21\u00A0товар'],
])('foundGoods writes %d found products in words', (count, words) => expect(foundGoods(count)).toBe(words));
