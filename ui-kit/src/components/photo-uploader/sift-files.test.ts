import fc from 'fast-check';
import { siftFiles } from './sift-files.js';

const limits = { room: 2, maxBytes: 100, accept: ['image/png'] };
const png = (name: string, size = 50) => ({ name, size, type: 'image/png' });

describe('siftFiles', () => {
  it('siftFiles returns a reason for each refused file', () => {
    const gif = { name: 'c.gif', size: 10, type: 'image/gif' };
    const { taken, refused } = siftFiles(
      [png('a'), gif, png('big', 101), png('none', 0), png('b'), png('late')],
      limits,
    );
    expect(taken.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(refused).toEqual([
      { name: 'c.gif', reason: 'type' },
      { name: 'big', reason: 'size' },
      { name: 'none', reason: 'empty' },
      { name: 'late', reason: 'number' },
    ]);
  });

  it('siftFiles accepts or refuses every file once, and never accepts more files than there is room for', () => {
    const file = fc.record({
      name: fc.string(),
      size: fc.nat(200),
      type: fc.constantFrom('image/png', 'image/gif', ''),
    });
    fc.assert(
      fc.property(fc.array(file), fc.integer({ min: -1, max: 6 }), (files, room) => {
        const { taken, refused } = siftFiles(files, { ...limits, room });
        expect(taken.length + refused.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(Math.max(room, 0));
        expect(taken.every(({ type, size }) => type === 'image/png' && size > 0 && size <= 100)).toBe(true);
      }),
    );
  });
});
