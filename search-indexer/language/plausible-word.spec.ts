import { isPlausibleWord } from './plausible-word.js';

describe('isPlausibleWord', () => {
  it.each(['найк', 'взгляд', 'подъем', 'шьет', 'house', 'uniqlo', 'dc', 'hm'])('%s may be a word', (word) =>
    expect(isPlausibleWord(word)).toBe(true),
  );

  it.each(['ршьу', 'yfqr', 'rhjccjdrb', 'ьгь', 'rtls'])('%s may not', (word) =>
    expect(isPlausibleWord(word)).toBe(false),
  );
});
