import { COLOUR_PALETTE } from './colour-palette.js';
import { knownColour, normaliseColours } from './normalise-colour.js';

describe('normaliseColours', () => {
  it.each([
    ['Черный', ['black']],
    ['Чёрный', ['black']],
    ['BLACK', ['black']],
    ['Красно-белый', ['red', 'white']],
    ['Чёрно-белый', ['black', 'white']],
    ['Black/Navy', ['black', 'navy']],
    ['синий и белый', ['blue', 'white']],
    ['Red White Black', ['red', 'white', 'black']],
    ['Тёмно-синий', ['navy']],
    ['light grey', ['light-grey']],
    ['Off White', ['off-white']],
    ['Grün', ['green']],
    ['Rush Blue', ['blue']],
    ['University Red', ['red']],
    ['College Navy', ['navy']],
    ['Pearl White', ['off-white', 'white']],
    ['Sail', ['off-white']],
    ['BLACK VELVET', ['black']],
    ['Steel Grey', ['grey']],
    ['Dark Royal Blue', ['navy']],
    ['Dark Khaki Brown', ['brown']],
    ['Blue Stripe', ['blue']],
    ['Floral', ['multicolour']],
    ['5094W22  Khaki', ['khaki']],
    ['Black-GN-T73', ['black']],
    ['Rose/Aubergine', ['pink', 'purple']],
    ['графит', ['graphite']],
    ['хаки', ['khaki']],
    ['чёрная', ['black']],
    ['Синий электрик', ['blue']],
    ['тёмно-серый меланж', ['dark-grey']],
    ['белый с принтом', ['white']],
    ['', []],
  ])('normaliseColours recognises the colours in %s', (raw, slugs) => {
    expect(normaliseColours(raw).map((colour) => colour.slug)).toEqual(slugs);
  });

  it('normaliseColours keeps an unknown colour by name without a colour value', () => {
    expect(normaliseColours('shadow weave')).toEqual([{ name: 'Shadow weave', slug: 'shadow-weave', hex: null }]);
    expect(normaliseColours('Black/Shadow').map((colour) => [colour.name, colour.hex])).toEqual([
      ['Чёрный', '#111111'],
      ['Shadow', null],
    ]);
  });

  it('normaliseColours returns at most three colours', () => {
    expect(normaliseColours('red/white/blue/green/black').length).toBeLessThanOrEqual(3);
  });

  it('the colour palette has no conflicting names', () => {
    expect(new Set(COLOUR_PALETTE.map((colour) => colour.slug)).size).toBe(COLOUR_PALETTE.length);
    const words = COLOUR_PALETTE.flatMap((colour) => colour.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    for (const colour of COLOUR_PALETTE) expect(knownColour(colour.name)?.slug).toBe(colour.slug);
  });
});
