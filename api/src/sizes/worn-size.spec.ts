import { isComparable, sizesByTable, wornSize, type ReceivedUnit, type Sized } from './worn-size.js';

const rows = (...lengths: [eu: string, cm: string][]) => lengths.map(([eu, cm]) => ({ eu, cm, height: null }));
const table = rows(['41', '26,0'], ['41.5', '26.3'], ['42', '26.5'], ['42.5', '27'], ['43', '27.2']);
const shoes: Sized = { group: 'FOOTWEAR', sex: 'MALE', children: false, rows: table };
let day = 0;
const unit = (size: string, more: Partial<ReceivedUnit> = {}): ReceivedUnit => ({
  ...shoes,
  ...{ brandId: 'kedrum', brandSlug: 'kedrum', brand: 'Kedrum', size, returned: false, fit: null, wanted: null },
  receivedAt: new Date(Date.UTC(2026, 0, (day += 1))),
  ...more,
});
const said = (...units: ReceivedUnit[]) => {
  const worn = wornSize(units);
  return worn && [worn.size, worn.source, worn.units];
};

describe('the size that a shopper wears', () => {
  it('wornSize returns the size of most kept units, or the latest when counts are equal', () => {
    expect(said(unit('42'), unit('43'), unit('42'))).toEqual(['42', 'ORDER', 2]);
    expect(said(unit('42'), unit('43'))).toEqual(['43', 'ORDER', 1]);
  });

  it('a «fits» vote counts more than a kept unit for the worn size', () => {
    expect(said(unit('42', { fit: 'TRUE_TO_SIZE' }), unit('43'))).toEqual(['42', 'VOTE', 1]);
    expect(said(unit('42', { fit: 'SMALL' }), unit('43'))).toEqual(['43', 'ORDER', 1]);
  });

  it('a return because of the size counts against that size and for the wanted size', () => {
    expect(said(unit('42', { returned: true, wanted: '42.5' }))).toEqual(['42.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true, wanted: '42.5' }), unit('42.5'))).toEqual(['42.5', 'ORDER', 2]);
    expect(said(unit('42'), unit('42', { returned: true }))).toBeNull();
  });

  it('a fit review of a returned unit shifts the worn size by one, a return alone gives none', () => {
    expect(said(unit('42', { returned: true, fit: 'SMALL' }))).toEqual(['42.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true, fit: 'LARGE' }))).toEqual(['41.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true }))).toBeNull();
    expect(said()).toBeNull();
  });
});

describe('the same size of other goods', () => {
  const in42 = wornSize([unit('42')])!;

  it('sizesByTable finds the same shoe size by foot length, whatever its label', () => {
    const other: Sized = { ...shoes, rows: rows(['42', '26'], ['42.5', '26.5'], ['43', '27']) };
    expect(sizesByTable(other, in42)).toEqual(['42.5']);
    expect(sizesByTable({ ...shoes, rows: rows(['42', '26'], ['43', '27']) }, in42)).toEqual([]);
    expect(sizesByTable({ ...shoes, rows: [] }, in42)).toEqual(['42']);
  });

  it('sizesByTable finds the same clothes size by letter or similar body height', () => {
    const clothes = (...heights: [string, string][]): Sized => ({
      ...{ ...shoes, group: 'CLOTHES' },
      rows: heights.map(([eu, height]) => ({ eu, cm: null, height })),
    });
    const worn = wornSize([unit('M', clothes(['M', '170–176']))])!;
    expect(sizesByTable(clothes(['M', '180–186']), worn)).toEqual(['M']);
    expect(sizesByTable(clothes(['46', '164–170'], ['48', '170–178']), worn)).toEqual(['M', '48']);
  });

  it('isComparable refuses to compare sizes of other sexes, ages and groups', () => {
    expect(isComparable(shoes, { ...shoes, sex: 'UNISEX' })).toBe(true);
    const others: Partial<Sized>[] = [{ sex: 'FEMALE' }, { children: true }, { group: 'CLOTHES' }];
    expect(others.map((other) => isComparable(shoes, { ...shoes, ...other }))).toEqual([false, false, false]);
    expect(isComparable({ ...shoes, group: null }, { ...shoes, group: null })).toBe(false);
  });
});
