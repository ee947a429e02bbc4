import { percentile } from '../processes/percentile.js';
import type { SentOrder } from './order-stream.js';

/** The service that shoppers received during some periods. */
export interface Service {
  seconds: number;
  perSecond: number;
  /** Milliseconds from sending an order to its confirmation, as percentiles. */
  p50: number;
  p99: number;
}

export interface Span {
  from: number;
  to: number;
}

/**
 * Counts the orders that were confirmed within the periods, and computes the durations of those that were sent within
 * them.
 */
export function serviceWithin(spans: readonly Span[], orders: readonly SentOrder[]): Service {
  const within = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  const seconds = spans.reduce((sum, { from, to }) => sum + to - from, 0) / 1000;
  const times = orders.filter(({ began }) => within(began)).map(({ began, ended }) => ended - began);
  const confirmed = orders.filter(({ id, ended }) => id && within(ended)).length;
  return { seconds, perSecond: confirmed / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Which orders were restored of those placed around the time of the snapshot. */
export interface AroundMoment {
  before: number;
  lost: string[];
  after: number;
  tooLate: string[];
  /** Orders in progress at that time: they may be in the snapshot or not. */
  between: number;
}

/** Compares the confirmed orders with the restored ones. `moment`: two times between which the snapshot was taken. */
export function aroundMoment(orders: readonly SentOrder[], moment: Span, restored: ReadonlySet<string>): AroundMoment {
  const confirmed = orders.filter((order) => order.id !== null);
  const before = confirmed.filter(({ ended }) => ended < moment.from);
  const after = confirmed.filter(({ began }) => began > moment.to);
  return {
    before: before.length,
    lost: before.flatMap(({ id }) => (restored.has(id!) ? [] : [id!])),
    after: after.length,
    tooLate: after.flatMap(({ id }) => (restored.has(id!) ? [id!] : [])),
    between: confirmed.length - before.length - after.length,
  };
}
