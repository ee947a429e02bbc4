import { SIZE_GRIDS } from './data/sizes.js';

describe('the size grids of the demo', () => {
  it.each(SIZE_GRIDS.map(({ slug, rows }) => [slug, rows] as const))(
    'each size of the demo size table %s has its own length',
    (_, rows) => {
      const lengths = rows.map(({ cm, height }) => cm ?? height);
      expect(lengths).not.toContain(null);
      expect(new Set(lengths).size).toBe(rows.length);
    },
  );
});
