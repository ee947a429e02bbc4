import fc from 'fast-check';
import { backupTime, keptBackups, parseRetention } from './retention.js';

const DAY_MS = 86_400_000;
const daily = (days: number) =>
  Array.from({ length: days }, (_, n) => backupTime(new Date(Date.UTC(2026, 10, 27, 1, 30) - n * DAY_MS)));

it('retention keeps the newest backup of each day, week and month', () => {
  const kept = [...keptBackups(daily(100), parseRetention('3d,2w,2m'))].sort();
  // 27 November 2026 is a Friday.
  expect(kept).toEqual(['20261031-013000', '20261122-013000', '20261125-013000', '20261126-013000', '20261127-013000']);
});

it('retention does not count days without a backup', () => {
  const times = ['20260101-000000', '20260301-000000', '20260901-000000'];
  expect(keptBackups(times, parseRetention('2d'))).toEqual(new Set(['20260901-000000', '20260301-000000']));
});

it('retention always keeps the newest backup and never returns a backup that does not exist', () => {
  const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map(backupTime);
  fc.assert(
    fc.property(fc.uniqueArray(time, { minLength: 1 }), fc.constantFrom('1d', '7d,4w,6m', '2m'), (times, rules) => {
      const kept = keptBackups(times, parseRetention(rules));
      expect(kept.has([...times].sort().at(-1)!)).toBe(true);
      for (const each of kept) expect(times).toContain(each);
    }),
  );
});

it.each(['', '7', 'd', '0d', '7d;4w', '-1d', '7y'])(
  'parseRetention refuses the invalid retention rule «%s»',
  (text) => {
    expect(() => parseRetention(text)).toThrow('is not a rule');
  },
);
