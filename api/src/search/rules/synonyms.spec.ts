import { MOST_READINGS, Synonyms } from './synonyms.js';

const oneWay = (query: string, ...words: string[]) => ({ queries: [query], words, twoWay: false });
const texts = (synonyms: Synonyms, text: string) => synonyms.readingsOf(text)?.map((reading) => reading.text);

describe('synonyms', () => {
  it('reads a query with synonyms as itself and with each of them when a word is a synonym', () => {
    const synonyms = new Synonyms([oneWay('косуха', 'кожаная куртка', 'байкерская куртка')]);
    expect(synonyms.readingsOf('Чёрная КОСУХА')).toEqual([
      { text: 'Чёрная КОСУХА', kept: ['косух'] },
      { text: 'черная кожаная куртка ', kept: [] },
      { text: 'черная байкерская куртка ', kept: [] },
    ]);
  });

  it('finds a word in any form, and no part of a word', () => {
    const synonyms = new Synonyms([oneWay('косуха', 'куртка')]);
    expect(texts(synonyms, 'косуху')).toHaveLength(2);
    expect(texts(synonyms, 'косу')).toBeUndefined();
  });

  it('goes one way only unless the rule says both', () => {
    expect(texts(new Synonyms([oneWay('косуха', 'куртка')]), 'куртка')).toBeUndefined();
    const both = new Synonyms([{ queries: ['треники'], words: ['спортивные штаны', 'джоггеры'], twoWay: true }]);
    expect(texts(both, 'штаны спортивные')).toBeUndefined();
    expect(texts(both, 'спортивные штаны')).toEqual(['спортивные штаны', 'треники ', 'джоггеры ']);
  });

  it('takes the longest phrase when several begin at a word', () => {
    const synonyms = new Synonyms([oneWay('кеды', 'сникеры'), oneWay('кеды конверс', 'чаки')]);
    expect(texts(synonyms, 'кеды конверс')).toEqual(['кеды конверс', 'чаки ']);
    expect(texts(synonyms, 'кеды ванс')).toEqual(['кеды ванс', 'сникеры ванс ']);
  });

  it('ends when synonyms lead to each other', () => {
    const cycle = new Synonyms([oneWay('а1', 'б1'), oneWay('б1', 'в1'), oneWay('в1', 'а1')]);
    expect(texts(cycle, 'а1')).toEqual(['а1', 'б1 ']);
  });

  it('bounds the readings when many words have many synonyms', () => {
    const many = new Synonyms([oneWay('один', 'а', 'б', 'в', 'г'), oneWay('два', 'д', 'е', 'ж', 'з')]);
    const readings = texts(many, 'один два')!;
    expect(readings).toHaveLength(MOST_READINGS);
    expect(readings[0]).toBe('один два');
  });

  it('joins rules of one word and leaves out what they repeat', () => {
    const joined = new Synonyms([oneWay('кроссы', 'кроссовки', 'Кроссы'), oneWay('кроссы', 'кроссовка', 'сникеры')]);
    expect(texts(joined, 'кроссы')).toEqual(['кроссы', 'кроссовки ', 'сникеры ']);
  });
});
