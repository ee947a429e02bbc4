import { arrivalOf, arrivesWords, parcelWords, whenWords } from './arrival-words';

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const day = (text: string) => `${text}T00:00:00.000Z`;
const fast = { earliest: day('2026-11-28'), latest: day('2026-11-28') };
const slow = { earliest: day('2026-12-09'), latest: day('2026-12-15') };

it.each([
  ['2026-11-23', 'в понедельник, 23 ноября'],
  ['2026-11-24', 'во вторник, 24 ноября'],
  ['2026-11-25', 'в среду, 25 ноября'],
  ['2026-11-29', 'в воскресенье, 29 ноября'],
])('whenWords names the weekday when delivery takes a single day: %s', (text, words) => {
  expect(plain(whenWords({ earliest: day(text), latest: day(text) }))).toBe(words);
});

it('arrivesWords shows a range of dates when the first and last day differ', () => {
  expect(plain(arrivesWords(slow))).toBe('Придёт 9–15 декабря');
  expect(plain(arrivesWords({ earliest: day('2026-11-30'), latest: day('2026-12-01') }))).toBe(
    'Придёт 30 ноября – 1 декабря',
  );
});

it('arrivalOf returns the arrival days of the delivery speed', () => {
  expect(arrivalOf({ fast, slow }, 'FAST')).toBe(fast);
  expect(arrivalOf({ fast, slow }, 'SLOW')).toBe(slow);
});

it('parcelWords shows both date ranges only when goods come from Russia and from abroad', () => {
  expect(plain(parcelWords({ fast, slow }, ['FAST']))).toBe('Придёт в субботу, 28 ноября');
  expect(plain(parcelWords({ fast, slow }, ['SLOW']))).toBe('Придёт 9–15 декабря');
  expect(plain(parcelWords({ fast, slow }, ['SLOW', 'FAST']))).toBe(
    'Придёт в субботу, 28 ноября, из-за рубежа — 9–15 декабря',
  );
});
