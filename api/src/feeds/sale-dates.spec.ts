import { setShopZone } from '../shared/shop-time.js';
import { readAs } from './feed-reason.js';
import { readSaleDates, readSaleInterval } from './sale-dates.js';

afterEach(() => setShopZone('Europe/Moscow'));

const datesOf = (start?: string, end?: string) =>
  readSaleDates({ field: 'starts', text: start }, { field: 'ends', text: end });
const iso = (value: ReturnType<typeof datesOf>['value']) =>
  value && [value.from?.toISOString() ?? null, value.to?.toISOString() ?? null];

describe('readSaleDates', () => {
  it.each([
    ['2030-01-01', '2030-01-31', '2029-12-31T21:00:00.000Z', '2030-01-31T21:00:00.000Z'],
    ['2030-01-01', '2030-01-01', '2029-12-31T21:00:00.000Z', '2030-01-01T21:00:00.000Z'],
    ['2025-01-01 00:00:00', '2025-01-31 23:59:59', '2024-12-31T21:00:00.000Z', '2025-01-31T20:59:59.000Z'],
    ['2025-01-01 0:00:00', '2025-01-31 9:05', '2024-12-31T21:00:00.000Z', '2025-01-31T06:05:00.000Z'],
    ['2025-01-01T10:30:00', '2025-01-31T10:30', '2025-01-01T07:30:00.000Z', '2025-01-31T07:30:00.000Z'],
    ['01.02.2030', '28.2.2030', '2030-01-31T21:00:00.000Z', '2030-02-28T21:00:00.000Z'],
    ['01.02.2030 12:00', '28.02.2030 0:00:00', '2030-02-01T09:00:00.000Z', '2030-02-27T21:00:00.000Z'],
    ['2030/02/01', '2030.02.28', '2030-01-31T21:00:00.000Z', '2030-02-28T21:00:00.000Z'],
    ['2030-02-01T00:00:00Z', '2030-02-01T00:00-08:00', '2030-02-01T00:00:00.000Z', '2030-02-01T08:00:00.000Z'],
    [' 2030-01-01 ', undefined, '2029-12-31T21:00:00.000Z', null],
    [undefined, '2030-01-31', null, '2030-01-31T21:00:00.000Z'],
    [undefined, undefined, null, null],
  ])('readSaleDates reads a sale from %j to %j in the shop’s time zone', (start, end, from, to) => {
    const { value, remark } = datesOf(start, end);
    expect([iso(value), remark]).toEqual([[from, to], null]);
  });

  it.each([
    ['Asia/Vladivostok', '2029-12-31T14:00:00.000Z', '2030-01-01T14:00:00.000Z'],
    ['America/New_York', '2030-01-01T05:00:00.000Z', '2030-01-02T05:00:00.000Z'],
    ['UTC', '2030-01-01T00:00:00.000Z', '2030-01-02T00:00:00.000Z'],
  ])('a sale that lasts one day begins and ends at midnight in the shop’s time zone %s', (zone, from, to) => {
    setShopZone(zone);
    expect(iso(datesOf('2030-01-01', '2030-01-01').value)).toEqual([from, to]);
  });

  it.each([
    ['01/02/2030', '2030-03-01', 'starts', '01/02/2030'],
    ['2030-02-30', '2030-03-01', 'starts', '2030-02-30'],
    ['32.01.2030', undefined, 'starts', '32.01.2030'],
    ['0000-00-00 00:00:00', undefined, 'starts', '0000-00-00 00:00:00'],
    ['1735689600', undefined, 'starts', '1735689600'],
    ['2030-01-01', 'soon', 'ends', 'soon'],
    [undefined, '2030-01-31 25:00', 'ends', '2030-01-31 25:00'],
    ['2030-01-01', '31.01.30', 'ends', '31.01.30'],
  ])(
    'readSaleDates ignores, with a remark, a sale with an unreadable date, from %j to %j',
    (start, end, field, text) => {
      expect(datesOf(start, end)).toEqual({ value: null, remark: { field, text, readAs: readAs('READ_AS_NO_SALE') } });
    },
  );

  it.each([
    ['2030-01-02', '2030-01-01'],
    ['2030-01-01 12:00', '2030-01-01 12:00'],
    ['01.02.2030', '2030-01-31'],
  ])('readSaleDates ignores, with a remark, a sale from %j to %j that ends before it begins', (start, end) => {
    const remark = { field: 'ends', text: end, readAs: readAs('READ_AS_SALE_ENDING_FIRST') };
    expect(datesOf(start, end)).toEqual({ value: null, remark });
  });
});

describe('readSaleInterval', () => {
  const interval = (text?: string) => readSaleInterval({ field: 'dates', text });

  it.each([
    ['2024-01-01T00:00-0800/2024-02-01T00:00-0800', '2024-01-01T08:00:00.000Z', '2024-02-01T08:00:00.000Z'],
    ['2024-01-01T00:00+03:00/2024-02-01T23:59:59+03:00', '2023-12-31T21:00:00.000Z', '2024-02-01T20:59:59.000Z'],
    ['2024-01-01T00:00Z / 2024-02-01T00:00Z', '2024-01-01T00:00:00.000Z', '2024-02-01T00:00:00.000Z'],
    ['2024-01-01T00:00/2024-02-01T00:00', '2024-01-01T00:00:00.000Z', '2024-02-01T00:00:00.000Z'],
    ['2024-01-01/2024-01-31', '2024-01-01T00:00:00.000Z', '2024-02-01T00:00:00.000Z'],
    [undefined, null, null],
  ])('readSaleInterval reads the start and the end of the sale interval %j', (text, from, to) => {
    const { value, remark } = interval(text);
    expect([iso(value), remark]).toEqual([[from, to], null]);
  });

  it.each(['2024-01-01T00:00Z', '2024-01-01T00:00Z/', '/2024-01-01T00:00Z', 'now/2024-01-01', '2024/01/01/2024/02/01'])(
    'a sale with the unreadable interval %j never takes place and leaves a remark',
    (text) => {
      expect(interval(text)).toEqual({
        value: null,
        remark: { field: 'dates', text, readAs: readAs('READ_AS_NO_SALE') },
      });
    },
  );

  it('a sale whose interval ends before it begins never takes place', () => {
    const text = '2024-02-01T00:00Z/2024-01-01T00:00Z';
    const meaning = readAs('READ_AS_REVERSED_SALE');
    expect(interval(text)).toEqual({ value: null, remark: { field: 'dates', text, readAs: meaning } });
  });
});
