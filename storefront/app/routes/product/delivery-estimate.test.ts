import { deliveryEstimates, originOf } from './delivery-estimate';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('deliveryEstimates', () => {
  it('deliveryEstimates promises the next day from the warehouse and two to three weeks from abroad', () => {
    const { FAST, SLOW } = deliveryEstimates(new Date('2026-11-20T12:00:00Z'));
    expect(plain(FAST.long)).toBe('отправим завтра, 21 ноября');
    expect(plain(SLOW.long)).toBe('4–\u206010 декабря, через 14–\u206020 дней');
    expect([FAST.short, SLOW.short].map(plain)).toEqual(['отправим завтра', '14–\u206020 дней']);
  });

  it('deliveryEstimates names both months of a range', () => {
    const { SLOW } = deliveryEstimates(new Date('2026-11-12T12:00:00Z'));
    expect(plain(SLOW.long)).toBe('26 ноября – 2 декабря, через 14–\u206020 дней');
  });

  it('deliveryEstimates counts days of Moscow time', () => {
    expect(plain(deliveryEstimates(new Date('2026-11-20T20:59:59Z')).FAST.long)).toContain('21 ноября');
    expect(plain(deliveryEstimates(new Date('2026-11-20T21:00:00Z')).FAST.long)).toContain('22 ноября');
  });
});

it('originOf names the country of origin, or abroad when it is unknown', () => {
  expect(['RU', 'TR', 'XX'].map(originOf)).toEqual(['Со склада в России', 'Из Турции', 'Из-за рубежа']);
});
