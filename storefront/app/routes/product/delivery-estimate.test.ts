import { dayRange, deliveryEstimates, originOf } from './delivery-estimate';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');
const utc = (date: string) => new Date(`${date}T00:00:00Z`);

describe('a range of days', () => {
  it.each([
    ['2026-11-24', '2026-11-28', '24–28 ноября'],
    ['2026-11-28', '2026-12-04', '28 ноября — 4 декабря'],
    ['2026-12-28', '2027-01-03', '28 декабря — 3 января'],
    ['2027-02-28', '2028-02-01', '28 февраля — 1 февраля'],
  ])('from %s to %s', (from, to, words) => {
    expect(plain(dayRange(utc(from), utc(to)))).toBe(words);
  });
});

describe('what is promised of an order made now', () => {
  it('is the next day from the warehouse and two to three weeks from abroad', () => {
    const { FAST, SLOW } = deliveryEstimates(new Date('2026-11-20T12:00:00Z'));
    expect(plain(FAST.long)).toBe('отправим завтра, 21 ноября');
    expect(plain(SLOW.long)).toBe('4–10 декабря, через 14–20 дней');
    expect([FAST.short, SLOW.short].map(plain)).toEqual(['завтра', '14–20 дней']);
  });

  it('counts the days of Moscow', () => {
    expect(plain(deliveryEstimates(new Date('2026-11-20T20:59:59Z')).FAST.long)).toContain('21 ноября');
    expect(plain(deliveryEstimates(new Date('2026-11-20T21:00:00Z')).FAST.long)).toContain('22 ноября');
  });
});

it('names the country it comes from, or says that it comes from afar', () => {
  expect(['RU', 'TR', 'XX'].map(originOf)).toEqual(['Со склада в России', 'Из Турции', 'Из-за рубежа']);
});
