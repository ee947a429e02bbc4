import { whenShortly } from './narrow-words';

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const day = (text: string) => `${text}T00:00:00.000Z`;

it.each([
  ['2026-11-28', '2026-11-28', '28 ноя'],
  ['2026-12-09', '2026-12-15', '9–15 дек'],
  ['2026-11-30', '2026-12-01', 'с 30 ноя'],
  ['2027-05-12', '2027-05-12', '12 мая'],
])('whenShortly shortens the dates %s to %s as %s', (from, to, words) => {
  expect(plain(whenShortly({ earliest: day(from), latest: day(to) }))).toBe(words);
});
