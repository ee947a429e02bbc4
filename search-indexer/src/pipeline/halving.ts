export interface Fault<Item> {
  item: Item;
  error: Error;
}

/**
 * Tries all items together. If that fails because of the items, it tries halves until the failing items stand alone.
 * Returns those with their errors; the others have succeeded. Throws any other error.
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
