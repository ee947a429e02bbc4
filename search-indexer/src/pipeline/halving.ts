export interface Fault<Item> {
  item: Item;
  error: Error;
}

/**
 * Tries all items together. If that fails because of the items, tries each half separately, and so on, until every
 * failing item is isolated. Returns the failing items with their errors; all others have succeeded. Throws any other
 * error.
 */
export async function halving<Item>(
  items: readonly Item[],
  attempt: (items: Item[]) => Promise<void>,
  isFault: (error: unknown) => error is Error,
): Promise<Fault<Item>[]> {
  if (!items.length) return [];
  try {
    await attempt([...items]);
    return [];
  } catch (error) {
    if (!isFault(error)) throw error;
    if (items.length === 1) return [{ item: items[0]!, error }];
    const middle = items.length >> 1;
    const before = await halving(items.slice(0, middle), attempt, isFault);
    return [...before, ...(await halving(items.slice(middle), attempt, isFault))];
  }
}
