import { isPlausibleWord } from './plausible-word.js';

describe('isPlausibleWord', () => {
  it.each(['найк', 'взгляд', 'подъем', 'шьет', 'house', 'uniqlo', 'dc', 'hm'])('isPlausibleWord accepts %s', (word) =>
    expect(isPlausibleWord(word)).toBe(true),
  );

  it.each(['ршьу', 'yfqr', 'rhjccjdrb', 'ьгь', 'rtls'])('isPlausibleWord refuses %s', (word) =>
    expect(isPlausibleWord(word)).toBe(false),
  );
});
