import { randomFrom } from '@meet/demo/random';
import { DAMAGES, type DamageContext } from './damages.js';
import { inflect } from './inflect.js';
import { inOtherLayout, neighboursOf } from './keyboard.js';
import { inCyrillic, inLatin } from './transliterate.js';

const context = (seed: string): DamageContext => ({
  random: randomFrom(seed),
  knows: () => false,
  isCommon: () => true,
  pairs: new Set(['air max']),
});
const seeds = Array.from({ length: 200 }, (_, seed) => String(seed));

describe('kinds of damage', () => {
  it('damage «layout» types the words on the other keyboard layout', () => {
    expect(inOtherLayout('найк')).toBe('yfqr');
    expect(inOtherLayout('air max 90')).toBe('фшк ьфч 90');
    expect(DAMAGES.layout(['42'])).toBeNull();
  });

  it('neighboursOf returns the keys around a key', () => {
    expect(neighboursOf('g').sort()).toEqual(['b', 'f', 'h', 't', 'v', 'y']);
    expect(neighboursOf('а')).toEqual(expect.arrayContaining(['в', 'п', 'к', 'е']));
    expect(neighboursOf('1')).toEqual([]);
  });

  it.each(seeds)('damage «typo» changes one word of four letters or more by one slip (seed %s)', (seed) => {
    const words = ['air', 'max', 'кроссовки', '90'];
    const typed = DAMAGES.typo(words, context(seed))?.split(' ');
    expect(typed?.with(2, 'кроссовки')).toEqual(words);
    expect(typed?.[2]).not.toBe('кроссовки');
    expect(Math.abs(typed![2]!.length - 'кроссовки'.length)).toBeLessThanOrEqual(1);
  });

  it('damage «typo» does not produce another word of the catalogue', () => {
    expect(DAMAGES.typo(['кеды'], { ...context('1'), knows: () => true })).toBeNull();
  });

  it.each(seeds.slice(0, 20))(
    'damage «prefix» cuts the last word but leaves at least five letters (seed %s)',
    (seed) => {
      const [brand, last] = DAMAGES.prefix(['nike', 'кроссовки'], context(seed))!.split(' ');
      expect(brand).toBe('nike');
      expect('кроссовки'.startsWith(last!)).toBe(true);
      expect(last!.length).toBeGreaterThanOrEqual(5);
      expect(last!.length).toBeLessThan(9);
      expect(DAMAGES.prefix(['кроссовки', 'nike'], context(seed))).toBeNull();
    },
  );

  it('damage «prefixTypo» cuts the last word and makes one slip in what is left', () => {
    const typed = seeds.map((seed) => DAMAGES.prefixTypo(['nike', 'кроссовки'], context(seed))!.split(' '));
    expect(typed.every(([brand]) => brand === 'nike')).toBe(true);
    expect(typed.some(([, last]) => !'кроссовки'.startsWith(last!))).toBe(true);
    expect(Math.max(...typed.map(([, last]) => last!.length))).toBeLessThanOrEqual(9);
    expect(DAMAGES.prefixTypo(['кроссовки', 'кеды'], context('1'))).toBeNull();
  });

  it('damage «twoTypos» makes two slips in one word of seven letters or more', () => {
    const typed = seeds.map((seed) => DAMAGES.twoTypos(['air', 'кеды', 'кроссовки'], context(seed))!.split(' '));
    expect(typed.every(([first, second]) => first === 'air' && second === 'кеды')).toBe(true);
    expect(typed.every(([, , last]) => Math.abs(last!.length - 9) <= 2)).toBe(true);
    expect(DAMAGES.twoTypos(['кеды'], context('1'))).toBeNull();
  });

  it('damage «translitTypo» makes one slip in a word that is written in the other alphabet', () => {
    const typed = seeds.map((seed) => DAMAGES.translitTypo(['veltrok', 'кеды'], context(seed))!.split(' '));
    expect(typed.some(([first, second]) => first !== 'велтрок' && second === 'кеды')).toBe(true);
    expect(typed.every((words) => words.includes('кеды') || words.includes('veltrok'))).toBe(true);
  });

  it('damage «reordered» changes the order of words', () => {
    for (const seed of seeds) {
      const words = DAMAGES.reordered(['a', 'b', 'c'], context(seed))!.split(' ');
      expect([...words].sort()).toEqual(['a', 'b', 'c']);
      expect(words.join(' ')).not.toBe('a b c');
    }
  });

  it('inCyrillic writes Latin names in Cyrillic as people hear them', () => {
    expect(['нью бэланс 574', 'нью баланс 574', 'ньюбаланс 574', 'нью беланс 574']).toContain(
      inCyrillic(['new', 'balance', '574'], randomFrom('1')),
    );
    expect(inCyrillic(['veltrok'], randomFrom('1'))).toBe('велтрок');
    expect(inCyrillic(['тайга'], randomFrom('1'))).toBeNull();
  });

  it('inLatin transliterates Russian words by several schemes', () => {
    const written = new Set(seeds.map((seed) => inLatin(['худи', 'чёрный'], randomFrom(seed))));
    expect([...written].every((text) => /^[khudichernyjy ё]+$/.test(text!))).toBe(true);
    expect(written.size).toBe(3);
    expect(inLatin(['nike'], randomFrom('1'))).toBeNull();
  });

  it('inflect changes the grammatical form of words', () => {
    const forms = (word: string) => new Set(seeds.map((seed) => inflect(word, randomFrom(seed))));
    expect(forms('кроссовки')).toEqual(new Set(['кроссовок', 'кроссовками', 'кроссовкам']));
    expect(forms('красный')).toEqual(new Set(['красная', 'красные', 'красного', 'красных', 'красную']));
    expect(forms('худи')).toEqual(new Set([null]));
    expect(DAMAGES.inflected(['кроссовки'], { ...context('1'), isCommon: () => false })).toBeNull();
  });

  it('damage «spacing» joins words that are adjacent in names', () => {
    const joined = new Set(seeds.map((seed) => DAMAGES.spacing(['nike', 'air', 'max'], context(seed))));
    expect(joined).toEqual(new Set(['nike airmax', 'nike air-max']));
    expect(DAMAGES.spacing(['nike', 'air'], context('1'))).toBeNull();
  });
});
