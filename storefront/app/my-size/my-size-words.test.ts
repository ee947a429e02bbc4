import type { MySizeFieldsFragment } from '../graphql/generated/graphql';
import { knownBy, mySizeGoods, mySizeSentence } from './my-size-words';

const worn: MySizeFieldsFragment = {
  ...{ brandId: 'k', brand: 'Kedrum', group: 'FOOTWEAR', sex: 'MALE', children: false, size: '42' },
  ...{ source: 'ORDER', units: 3 },
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the words about a size that the shopper wears', () => {
  it('mySizeSentence names the size of the brand, the size here where it differs, and how it is known', () => {
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

  it('knownBy counts goods in the right form', () => {
    const said = [1, 2, 21].map((units) => plain(knownBy({ source: 'ORDER', units })));
    expect(said.slice(0, 2)).toEqual(['по 1 вещи, которую вы оставили', 'по 2 вещам, которые вы оставили']);
  });

  it('mySizeGoods names brand, sex or age, and kind', () => {
    expect(mySizeGoods(worn)).toBe('Kedrum, мужская обувь');
    expect(mySizeGoods({ ...worn, sex: 'UNISEX' })).toBe('Kedrum, обувь');
    expect(mySizeGoods({ ...worn, group: 'SOCKS', children: true })).toBe('Kedrum, детские носки');
  });
});
