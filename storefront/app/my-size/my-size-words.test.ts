import type { MySizeFieldsFragment } from '../graphql/generated/graphql';
import { knownBy, mySizeGoods, mySizeLine, mySizeSentence } from './my-size-words';

const worn: MySizeFieldsFragment = {
  ...{ brandId: 'k', brand: 'Kedrum', group: 'FOOTWEAR', sex: 'MALE', children: false, size: '42' },
  ...{ source: 'ORDER', units: 3 },
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the words about a size that the shopper wears', () => {
  it('mySizeSentence names the brand’s size, this product’s size where different, and how the size is known', () => {
    expect(plain(mySizeSentence({ slug: '42-5', size: '42.5', worn }))).toBe(
      'В Kedrum вы носите 42: здесь 42,5 — по 3 вещам, которые вы оставили',
    );
    expect(plain(mySizeSentence({ slug: '42', size: '42', worn: { ...worn, source: 'VOTE' } }))).toBe(
      'В Kedrum вы носите 42 — по вашему отзыву «в размер»',
    );
  });

  it('mySizeSentence says that a size known from a return is a guess', () => {
    expect(plain(mySizeSentence({ slug: '43', size: '43', worn: { ...worn, source: 'RETURN', units: 1 } }))).toBe(
      'Похоже, вам подойдёт 43: предположение по вашему возврату в Kedrum',
    );
  });

  it('knownBy writes the word for goods in the plural form that fits the number', () => {
    const said = [1, 2, 21].map((units) => plain(knownBy({ source: 'ORDER', units })));
    expect(said.slice(0, 2)).toEqual(['по 1 вещи, которую вы оставили', 'по 2 вещам, которые вы оставили']);
  });

  it('mySizeGoods names the brand, the sex or age, and the kind of goods', () => {
    expect(mySizeGoods(worn)).toBe('Kedrum, мужская обувь');
    expect(mySizeGoods({ ...worn, sex: 'UNISEX' })).toBe('Kedrum, обувь');
    expect(mySizeGoods({ ...worn, group: 'SOCKS', children: true })).toBe('Kedrum, детские носки');
  });

  it('mySizeLine names the most certain size, and the brands in which the shopper’s size differs', () => {
    const shoes = new Set(['FOOTWEAR']);
    const other = { ...worn, brand: 'Узкий', size: '42.5' };
    const line = (...sizes: MySizeFieldsFragment[]) => plain(mySizeLine(sizes, shoes));
    expect(line(worn, { ...worn, brand: 'Сивка' })).toBe('Мой размер: 42');
    expect(line(worn, other)).toBe('Мой размер: 42, в Узкий 42,5');
    const more = ['Лес', 'Луг'].map((brand) => ({ ...other, brand }));
    expect(line(worn, other, ...more)).toBe('Мой размер: 42, в Узкий 42,5, ещё 2');
  });

  it('mySizeLine names the kinds of goods only when the sizes of the list differ between several kinds', () => {
    const shirt = { ...worn, group: 'CLOTHES' as const, size: 'M' };
    expect(mySizeLine([worn, shirt], new Set(['FOOTWEAR']))).toBe('Мой размер: 42');
    expect(mySizeLine([worn, shirt], new Set(['FOOTWEAR', 'CLOTHES', null]))).toBe(
      'Мой размер: мужская обувь 42, мужская одежда M',
    );
    const unisex = { ...worn, sex: 'UNISEX' as const };
    expect(mySizeLine([worn, unisex], new Set(['FOOTWEAR']))).toBe('Мой размер: 42');
    expect(mySizeLine([worn, { ...unisex, size: '36' }], new Set(['FOOTWEAR']))).toBe(
      'Мой размер: мужская обувь 42, обувь унисекс 36',
    );
    expect(mySizeLine([], new Set(['FOOTWEAR']))).toBe('Мой размер');
  });
});
