/**
 * The server's time now, in milliseconds since the epoch: the clocks of shoppers' devices are often wrong. `renderedAt`
 * is the time at which the server began to render this page, which arrived a moment later.
 */
export function serverNow(renderedAt: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const arrivedAt = performance.timeOrigin + (page?.responseStart ?? 0);
  // The difference of two times of the device's clock, which goes on while the device sleeps.
  return renderedAt + (Date.now() - arrivedAt);
}
