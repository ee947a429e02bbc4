import { stopsOf, USUAL_GUARDS } from './import-guards.js';
import { PlanTally } from './import-plan.js';

const nothing = { prices: [], sales: [], categories: [], made: [] };

const plan = (onSale: number, vanishing: number, moved: number, heldBack = 0) => {
  const tally = new PlanTally(10);
  const offer = { product: 'Кеды', size: '42' };
  tally.add({
    ...nothing,
    sales: Array.from({ length: vanishing }, (_, n) => ({ ...offer, id: String(n), onSale: false })),
    prices: Array.from({ length: moved }, () => ({ ...offer, before: 100_000, after: 49_999 })),
    made: Array.from({ length: heldBack }, () => ({ relation: 'held_back_price', name: '', price: null })),
  });
  return tally.plan(onSale);
};
const guards = (...args: Parameters<typeof plan>) => stopsOf(plan(...args), USUAL_GUARDS).map(({ guard }) => guard);

describe('stopsOf', () => {
  it('stopsOf stops an import when more than 20 % of the offers disappear', () => {
    expect(guards(100, 20, 0)).toEqual([]);
    expect(guards(100, 21, 0)).toEqual(['VANISHING']);
  });

  it('stopsOf stops an import when more than 10 % of the prices move by more than half', () => {
    expect(guards(100, 0, 10)).toEqual([]);
    expect(guards(100, 0, 11)).toEqual(['PRICES_MOVED']);
  });

  it('stopsOf counts held-back new prices as moved prices', () => {
    expect(guards(100, 0, 0, 11)).toEqual(['PRICES_MOVED']);
  });

  it('stopsOf does not stop an import for a few affected offers, whatever their share', () => {
    expect(guards(10, 9, 4)).toEqual([]);
  });
});

describe('PlanTally', () => {
  it('PlanTally lists prices that change by more than the given percentage', () => {
    const tally = new PlanTally(10);
    const price = { product: 'Кеды', size: '42', before: 100_000 };
    tally.add({
      ...nothing,
      prices: [
        { ...price, after: 90_000 },
        { ...price, after: 89_999 },
        { ...price, after: 150_001 },
      ],
    });
    expect(tally.plan(3)).toMatchObject({
      pricesFalling: { count: 1, samples: [{ ...price, after: 89_999 }] },
      pricesRising: { count: 1 },
      pricesMoved: 1,
    });
  });

  it('PlanTally counts a brand once even if several batches create it', () => {
    const tally = new PlanTally(10);
    const made = [{ relation: 'brand', name: 'Nike', price: null }];
    tally.add({ ...nothing, made });
    tally.add({ ...nothing, made });
    expect(tally.plan(0).newBrands).toEqual({ count: 1, samples: ['Nike'] });
  });
});
