/** Answers that the shoppers of a race got. */
export class Journal {
  /** The orders answered for each key. A key with two is a fault of the shop. */
  readonly ordersOfKey = new Map<string, Set<string>>();
  readonly refusals = new Map<string, number>();
  /** Milliseconds from the first try to the answer. */
  readonly placements: number[] = [];

  placed(key: string, orderId: string, ms: number): void {
    this.told(key, orderId);
    this.placements.push(ms);
  }

  told(key: string, orderId: string): void {
    const known = this.ordersOfKey.get(key) ?? new Set();
    this.ordersOfKey.set(key, known.add(orderId));
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
