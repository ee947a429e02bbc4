import { soundDistance } from './sound-distance.js';
import { soundKeys } from './sound-key.js';

const HEARD: [latin: string, cyrillic: string[]][] = [
  ['essentials', ['эссеншиалс', 'эсеншалс']],
  ['nike', ['найк', 'наик', 'найки']],
  ['reebok', ['рибок', 'рибук']],
  ['asics', ['асикс', 'эйсикс']],
  ['balance', ['бэланс', 'баланс']],
  ['vans', ['вэнс', 'ванс', 'венс', 'вансы']],
  ['jordan', ['джордан', 'жордан', 'джорданы']],
  ['yeezy', ['изи']],
  ['balenciaga', ['баленсиага']],
  ['vuitton', ['виттон', 'вуиттон']],
  ['hilfiger', ['хилфигер', 'хильфигер']],
  ['klein', ['кляйн', 'кляин', 'клайн']],
  ['columbia', ['коламбия', 'колумбия']],
  ['north', ['норт', 'норс', 'норф']],
  ['saucony', ['сокони', 'саукони']],
  ['uniqlo', ['юникло']],
  ['white', ['вайт', 'уайт']],
  ['island', ['айленд']],
  ['veltrok', ['велтрок', 'вельтрок']],
  ['krossovki', ['кроссовки']],
  ['dzhinsy', ['джинсы']],
  ['jinsi', ['джинсы']],
  ['hudi', ['худи']],
  ['jacqueline', ['жаклин']],
  ['outventure', ['аутвенчер']],
  ['onitsuka', ['оницука', 'онитцука']],
  ['badge', ['бэйдж', 'бадге']],
  ['tikhorechye', ['тихоречье']],
];

describe('soundDistance', () => {
  const pairs = HEARD.flatMap(([latin, cyrillic]) => cyrillic.map((spelling) => [latin, spelling] as const));

  it.each(pairs)('soundDistance recognises %s in its Cyrillic spelling %s', (latin, cyrillic) => {
    expect(soundKeys(latin)).toContain(soundKeys(cyrillic)[0]);
    expect(soundDistance(latin, cyrillic, 1)).toBeLessThan(0.35);
  });

  it.each([
    ['jordan', 'джор', 'latin'],
    ['outventure', 'аутвен', 'latin'],
    ['krosso', 'кроссовки', 'cyrillic'],
  ] as const)(
    'soundDistance matches %s and %s as a beginning when the %s word may go on',
    (latin, cyrillic, goesOn) => {
      expect(soundDistance(latin, cyrillic, 1, goesOn)).toBeLessThan(0.2);
      expect(soundDistance(latin, cyrillic, 1)).toBe(Infinity);
    },
  );

  it.each([
    ['nike', 'рибок'],
    ['puma', 'фила'],
    ['vans', 'конверс'],
    ['kappa', 'кепка'],
  ])('soundDistance distinguishes the different words %s and %s', (latin, cyrillic) =>
    expect(soundDistance(latin, cyrillic, 3)).toBeGreaterThan(0.35),
  );
});
