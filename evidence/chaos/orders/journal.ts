/** Records the responses that shoppers received. */
export class Journal {
  /** The ids of the orders returned for each idempotency key. Two orders for one key are a fault of the shop. */
  readonly ordersOfKey = new Map<string, Set<string>>();
  readonly refusals = new Map<string, number>();
  /** Milliseconds that placing each order took, from the first attempt to the response. */
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
