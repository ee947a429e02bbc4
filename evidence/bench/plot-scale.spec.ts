import { plotScale } from './plot-scale.js';
import type { Line } from './report.js';

const line = (name: string, cpuMs: number, connections = 10): Line => ({
  ...{ name, connections, perSecond: 1, p50: 1, p97_5: 1, p99: 1, bytes: 1, load: 1 },
  usage: {
    api: { cpuMs, megabytes: 1, megabytesOfChildren: 0 },
    postgres: { cpuMs: cpuMs / 2, megabytes: 1, megabytesOfChildren: 0 },
  },
});

const runs = [
  { products: 100_000, lines: [line('list', 4), line('list', 400, 100), line('search', 20)] },
  { products: 5000, lines: [line('list', 1), line('search', 2), line('cart', 1)] },
];

it('plotScale draws a line for each operation measured at two sizes or more', () => {
  const svg = plotScale(runs);
  expect(svg.match(/>(list|search|cart)</g)).toEqual(['>list<', '>search<']);
  expect(svg.match(/<circle/g)).toHaveLength(4);
  const [first, second] = /stroke="#0b66c3"/.test(svg) ? svg.match(/M([\d.]+) [\d.]+L([\d.]+) /)!.slice(1) : [];
  expect(Number(first)).toBeLessThan(Number(second));
});

it('plotScale draws slower operations higher, without overlapping names', () => {
  const svg = plotScale(runs);
  const heights = [...svg.matchAll(/<text x="580" y="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights).toHaveLength(2);
  expect(heights[0]! - heights[1]!).toBeGreaterThanOrEqual(16);
});
