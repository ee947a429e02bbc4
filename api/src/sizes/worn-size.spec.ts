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
  it('the worn size is that of most units kept, with their number; of equals that of the latest', () => {
    expect(said(unit('42'), unit('43'), unit('42'))).toEqual(['42', 'ORDER', 2]);
    expect(said(unit('42'), unit('43'))).toEqual(['43', 'ORDER', 1]);
  });

  it('a vote «fits» counts more than a unit kept, and says how the size is known', () => {
    expect(said(unit('42', { fit: 'TRUE_TO_SIZE' }), unit('43'))).toEqual(['42', 'VOTE', 1]);
    expect(said(unit('42', { fit: 'SMALL' }), unit('43'))).toEqual(['43', 'ORDER', 1]);
  });

  it('a return because of the size speaks against it, and for the size wanted instead', () => {
    expect(said(unit('42', { returned: true, wanted: '42.5' }))).toEqual(['42.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true, wanted: '42.5' }), unit('42.5'))).toEqual(['42.5', 'ORDER', 2]);
    expect(said(unit('42'), unit('42', { returned: true }))).toBeNull();
  });

  it('a review of a returned unit as small or large shifts by one size, and a return alone says nothing', () => {
    expect(said(unit('42', { returned: true, fit: 'SMALL' }))).toEqual(['42.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true, fit: 'LARGE' }))).toEqual(['41.5', 'RETURN', 1]);
    expect(said(unit('42', { returned: true }))).toBeNull();
    expect(said()).toBeNull();
  });
});

describe('the same size of other goods', () => {
  const in42 = wornSize([unit('42')])!;

  it('the same size of shoes is found by the length of the foot, whatever it is called', () => {
    const other: Sized = { ...shoes, rows: rows(['42', '26'], ['42.5', '26.5'], ['43', '27']) };
    expect(sizesByTable(other, in42)).toEqual(['42.5']);
    expect(sizesByTable({ ...shoes, rows: rows(['42', '26'], ['43', '27']) }, in42)).toEqual([]);
    expect(sizesByTable({ ...shoes, rows: [] }, in42)).toEqual(['42']);
  });

  it('the same size of clothes has the same letter, or a body height near it', () => {
    const clothes = (...heights: [string, string][]): Sized => ({
      ...{ ...shoes, group: 'CLOTHES' },
      rows: heights.map(([eu, height]) => ({ eu, cm: null, height })),
    });
    const worn = wornSize([unit('M', clothes(['M', '170–176']))])!;
    expect(sizesByTable(clothes(['M', '180–186']), worn)).toEqual(['M']);
    expect(sizesByTable(clothes(['46', '164–170'], ['48', '170–178']), worn)).toEqual(['M', '48']);
  });

  it('women’s and men’s sizes, other ages and other groups are not compared', () => {
    expect(isComparable(shoes, { ...shoes, sex: 'UNISEX' })).toBe(true);
    const others: Partial<Sized>[] = [{ sex: 'FEMALE' }, { children: true }, { group: 'CLOTHES' }];
    expect(others.map((other) => isComparable(shoes, { ...shoes, ...other }))).toEqual([false, false, false]);
    expect(isComparable({ ...shoes, group: null }, { ...shoes, group: null })).toBe(false);
  });
});
