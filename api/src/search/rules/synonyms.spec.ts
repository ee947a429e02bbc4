import { MOST_READINGS, Synonyms } from './synonyms.js';

const oneWay = (query: string, ...words: string[]) => ({ queries: [query], words, twoWay: false });
const texts = (synonyms: Synonyms, text: string) => synonyms.readingsOf(text)?.map((reading) => reading.text);

describe('synonyms', () => {
  it('readingsOf returns a query as typed and once more with each synonym of a word', () => {
    const synonyms = new Synonyms([oneWay('косуха', 'кожаная куртка', 'байкерская куртка')]);
    expect(synonyms.readingsOf('Чёрная КОСУХА')).toEqual([
      { text: 'Чёрная КОСУХА', kept: ['косух'] },
      { text: 'черная кожаная куртка ', kept: [] },
      { text: 'черная байкерская куртка ', kept: [] },
    ]);
  });

  it('readingsOf finds a synonym for any form of a word, but not for part of a word', () => {
    const synonyms = new Synonyms([oneWay('косуха', 'куртка')]);
    expect(texts(synonyms, 'косуху')).toHaveLength(2);
    expect(texts(synonyms, 'косу')).toBeUndefined();
  });

  it('synonyms work in one direction only unless the rule is two-way', () => {
    expect(texts(new Synonyms([oneWay('косуха', 'куртка')]), 'куртка')).toBeUndefined();
    const both = new Synonyms([{ queries: ['треники'], words: ['спортивные штаны', 'джоггеры'], twoWay: true }]);
    expect(texts(both, 'штаны спортивные')).toBeUndefined();
    expect(texts(both, 'спортивные штаны')).toEqual(['спортивные штаны', 'треники ', 'джоггеры ']);
  });

  it('readingsOf uses the synonyms of the longest phrase when several phrases begin at a word', () => {
    const synonyms = new Synonyms([oneWay('кеды', 'сникеры'), oneWay('кеды конверс', 'чаки')]);
    expect(texts(synonyms, 'кеды конверс')).toEqual(['кеды конверс', 'чаки ']);
    expect(texts(synonyms, 'кеды ванс')).toEqual(['кеды ванс', 'сникеры ванс ']);
  });

  it('readingsOf returns a finite list when synonyms refer to each other', () => {
    const cycle = new Synonyms([oneWay('а1', 'б1'), oneWay('б1', 'в1'), oneWay('в1', 'а1')]);
    expect(texts(cycle, 'а1')).toEqual(['а1', 'б1 ']);
  });

  it('readingsOf limits the number of readings when many words have many synonyms', () => {
    const many = new Synonyms([oneWay('один', 'а', 'б', 'в', 'г'), oneWay('два', 'д', 'е', 'ж', 'з')]);
    const readings = texts(many, 'один два')!;
    expect(readings).toHaveLength(MOST_READINGS);
    expect(readings[0]).toBe('один два');
  });

  it('Synonyms joins several rules for one word and removes repetitions', () => {
    const joined = new Synonyms([oneWay('кроссы', 'кроссовки', 'Кроссы'), oneWay('кроссы', 'кроссовка', 'сникеры')]);
    expect(texts(joined, 'кроссы')).toEqual(['кроссы', 'кроссовки ', 'сникеры ']);
  });
});
