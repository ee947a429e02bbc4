import { timeOrderedId } from './time-ordered-id.js';

describe('timeOrderedId', () => {
  it('makes valid ids that differ and follow the clock', async () => {
    const ids = Array.from({ length: 10_000 }, timeOrderedId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await new Promise((later) => setTimeout(later, 5));
    expect(timeOrderedId() > (ids[0] ?? '')).toBe(true);
  });
});
