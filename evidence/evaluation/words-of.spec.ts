import { wordsOf } from './words-of.js';

describe('wordsOf', () => {
  it.each([
    ['Кеды «Vans» Sk8-Hi, чёрно-белые', ['кеды', 'vans', 'sk8', 'hi', 'черно', 'белые']],
    ["Women's Levi’s 501 '93", ['womens', 'levis', '501', '93']],
    ['42,5 EU / 1.0', ['42.5', 'eu', '1.0']],
    ['— …', []],
  ])('wordsOf splits %j into words', (text, words) => expect(wordsOf(text)).toEqual(words));
});
