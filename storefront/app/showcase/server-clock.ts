/**
 * The server's current time in milliseconds since the epoch, because shoppers' clocks are often wrong. `renderedAt` is
 * the time when the server began to render this page, shortly before it arrived.
 */
export function serverNow(renderedAt: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const arrivedAt = performance.timeOrigin + (page?.responseStart ?? 0);
  // The time elapsed by the device's clock, which also runs while the device sleeps.
  return renderedAt + (Date.now() - arrivedAt);
}
