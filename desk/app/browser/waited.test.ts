import { waited } from './waited';

const NOW = Date.UTC(2026, 10, 27, 12);
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  ['a moment', 0, '1 минуту', '1 minute'],
  ['59 minutes', 59.9 * minute, '59 минут', '59 minutes'],
  ['one hour', hour, '1 час', '1 hour'],
  ['47 hours', 47 * hour, '47 часов', '47 hours'],
  ['two days', 2 * day, '2 дня', '2 days'],
  ['a time ahead, of a clock that is late', -hour, '1 минуту', '1 minute'],
])('waited writes %s in a single unit of time', (_case, ms, russian, english) => {
  const said = [waited(ago(ms), NOW, 'ru'), waited(ago(ms), NOW, 'en')];
  expect(said.map((text) => text.replace(/\u00A0/g, ' '))).toEqual([russian, english]);
});
