import { adultsFirst } from './section-choices.js';

const query = { base: {}, chosen: {}, sort: 'POPULAR_FIRST' as const };
const last = { age: ['CHILDREN'] };

describe('adultsFirst', () => {
  it('adultsFirst puts goods for children last in a list by popularity', () => {
    expect(adultsFirst(query)).toEqual({ ...query, sort: null, last });
    expect(adultsFirst({ ...query, sort: null, base: { categories: ['clothes'] } })).toMatchObject({ last });
  });

  it('adultsFirst changes nothing where an age, a collection or another order is chosen', () => {
    for (const other of [
      { ...query, chosen: { age: ['CHILDREN'] } },
      { ...query, base: { age: ['ADULT'] } },
      { ...query, chosen: { collection: ['autumn'] } },
      { ...query, sort: 'CHEAP_FIRST' as const },
    ])
      expect(adultsFirst(other)).toBe(other);
  });
});
