import { normaliseText } from './normalise-text.js';

describe('normaliseText', () => {
  it.each([
    ['  Чёрные   КРОССОВКИ ', 'черные кроссовки'],
    ['T-Shirt «Лето»!', 't-shirt лето'],
    ['размер 42,5 EU.', 'размер 42.5 eu'],
    ['— скидки — до 50 %', 'скидки до 50'],
    ['Ｎｉｋｅ', 'nike'],
    ['...', ''],
  ])('normaliseText turns %j into %j', (text, expected) => expect(normaliseText(text)).toBe(expected));

  it('normaliseText changes nothing when repeated', () => {
    for (const text of ['a - b', '1,5, 2', '+7 (999)', 'ёж—ЁЖ', '.5-']) {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }
  });
});
