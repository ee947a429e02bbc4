import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { materialsFromWords, seasonsFromWords } from './normalise-words.js';

describe('words of feeds', () => {
  it.each([
    ['Женская одежда', 'FEMALE'],
    ['Мужские кроссовки', 'MALE'],
    ["women's tops", 'FEMALE'],
    ["men's shoes", 'MALE'],
    ['unisex belts', 'UNISEX'],
    ['Женские и мужские футболки', null],
    ['Комментарий', null],
    ['Women', 'FEMALE'],
    ['Куртка', null],
  ])('the feed’s words for sex are recognised: %s', (text, sex) => {
    expect(sexFromWords(text)).toBe(sex);
  });

  it.each([
    ['Сезон осень-зима', ['AUTUMN_WINTER']],
    ['Весна / лето', ['SPRING_SUMMER']],
    ['летние', ['SUMMER']],
    ['зима, лето', ['SUMMER', 'WINTER']],
    ['шлёпанцы', []],
  ])('the feed’s words for seasons are recognised: %s', (text, seasons) => {
    expect(seasonsFromWords(text)).toEqual(seasons);
  });

  it.each([
    ['экокожа со вставками из футера', ['COTTON', 'ECO_LEATHER']],
    ['100% хлопок, 5% эластан', ['COTTON', 'ELASTANE']],
    ['искусственный мех', ['FAUX_FUR']],
    ['натуральная кожа и замша', ['LEATHER', 'SUEDE']],
    ['faux leather', ['ECO_LEATHER']],
    ['плёнка', []],
  ])('the feed’s words for materials are recognised: %s', (text, materials) => {
    expect(materialsFromWords(text)).toEqual(materials);
  });

  it.each(['Boost 350 Infants', 'Dunk Low Toddlers'])(
    'childrenFromWords recognises the plurals of shoe makers: %s',
    (name) => expect(childrenFromWords(name)).toBe(true),
  );

  it('childrenFromWords recognises words for children’s products in Russian and English', () => {
    expect([childrenFromWords('Детская обувь'), childrenFromWords('kids'), childrenFromWords('детали')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
