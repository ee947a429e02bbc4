import { ClientBudgets } from './client-budgets.js';

describe('a client’s budget', () => {
  let now = 0;
  const budgets = () => new ClientBudgets(1200, () => now);
  beforeEach(() => (now = 1000));

  it('a client may spend a quarter of a minute’s query-cost points at once', () => {
    const shop = budgets();
    expect(shop.capacity).toBe(300);
    expect([shop.spend('a', 200), shop.spend('a', 101), shop.spend('a', 100)]).toEqual([true, false, true]);
    expect(shop.left('a')).toBe(0);
  });

  it('the query-cost points of a client refill continuously up to the maximum', () => {
    const shop = budgets();
    shop.spend('a', 300);
    now += 1000;
    expect(shop.left('a')).toBe(20);
    now += 3_600_000;
    expect(shop.left('a')).toBe(300);
  });

  it('spending of query-cost points by one client leaves the points of others unchanged', () => {
    const shop = budgets();
    shop.spend('a', 300);
    expect(shop.spend('b', 300)).toBe(true);
  });

  it('a client’s query-cost budget says in how many seconds enough points are available', () => {
    const shop = budgets();
    shop.spend('a', 300);
    const seconds = shop.secondsUntil('a', 50);
    expect(seconds).toBe(3);
    now += seconds * 1000;
    expect(shop.spend('a', 50)).toBe(true);
  });

  it('work done before a refusal is charged up to the query-cost points that remain', () => {
    const shop = budgets();
    shop.spend('a', 295);
    shop.fine('a', 10);
    expect(shop.left('a')).toBe(0);
  });
});
