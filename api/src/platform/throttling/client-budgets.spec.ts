import { ClientBudgets } from './client-budgets.js';

describe('a client’s budget', () => {
  let now = 0;
  const budgets = () => new ClientBudgets(1200, () => now);
  beforeEach(() => (now = 1000));

  it('is a quarter of a minute’s at once, and no more', () => {
    const shop = budgets();
    expect(shop.capacity).toBe(300);
    expect([shop.spend('a', 200), shop.spend('a', 101), shop.spend('a', 100)]).toEqual([true, false, true]);
    expect(shop.left('a')).toBe(0);
  });

  it('fills all the time, to the brim', () => {
    const shop = budgets();
    shop.spend('a', 300);
    now += 1000;
    expect(shop.left('a')).toBe(20);
    now += 3_600_000;
    expect(shop.left('a')).toBe(300);
  });

  it('is nobody else’s', () => {
    const shop = budgets();
    shop.spend('a', 300);
    expect(shop.spend('b', 300)).toBe(true);
  });

  it('says when so much is there', () => {
    const shop = budgets();
    shop.spend('a', 300);
    const seconds = shop.secondsUntil('a', 50);
    expect(seconds).toBe(3);
    now += seconds * 1000;
    expect(shop.spend('a', 50)).toBe(true);
  });

  it('pays for what was done before it was refused, as far as it reaches', () => {
    const shop = budgets();
    shop.spend('a', 295);
    shop.fine('a', 10);
    expect(shop.left('a')).toBe(0);
  });
});
