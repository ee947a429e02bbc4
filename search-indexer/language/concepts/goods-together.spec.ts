// cspell:disable – names as suppliers write them
import { goodsName, goodsOfProduct } from './goods.js';
import { goodsGoingWith } from './goods-together.js';

const withGoods = (name: string, ...categories: string[]) =>
  goodsGoingWith(goodsOfProduct(name, categories)).map(goodsName);

it('goodsGoingWith returns goods worn with the narrowest kind that has known companions', () => {
  expect(withGoods('Беговые кроссовки')).toEqual(expect.arrayContaining(['Носки', 'Джоггеры', 'Худи']));
  expect(withGoods('Лодочки')[0]).toBe('Колготки');
  expect(withGoods('Валенки')).toEqual(withGoods('Ботинки'));
});

it('goodsGoingWith returns no goods for products that nobody wears', () => {
  expect(withGoods('Floor Pump')).toEqual([]);
  expect(goodsGoingWith(['of no kind'])).toEqual([]);
});
