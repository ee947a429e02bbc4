import type { Line } from './report.js';

/** Result of a benchmark run for a shop with this number of products. */
export interface ScaleRun {
  products: number;
  lines: Line[];
}

interface Point {
  products: number;
  /** Processor milliseconds per request, of the API and PostgreSQL together. */
  ms: number;
}

const [WIDTH, HEIGHT] = [720, 420];
const EDGE = { left: 56, right: 150, top: 40, bottom: 44 };
const COLOURS = ['#0b66c3', '#c2410c', '#15803d', '#7e22ce', '#be123c', '#0f766e', '#854d0e', '#475569'];
/** Minimum distance in pixels between the names at the right edge. */
const LEADING = 16;

/**
 * Draws the cost of each operation against the number of products as SVG, both axes logarithmic. The cost is the
 * processor time per request with the smallest measured number of connections. Operations that were not measured for at
 * least two sizes are left out.
 */
export function plotScale(runs: readonly ScaleRun[]): string {
  const series = [...seriesOf(runs)].filter(([, points]) => points.length > 1);
  const all = series.flatMap(([, points]) => points);
  const x = scale([Math.min(...all.map(({ products }) => products)), Math.max(...all.map(({ products }) => products))]);
  const y = scale(decades(all.map(({ ms }) => ms)));
  const across = (products: number) => EDGE.left + x(products) * (WIDTH - EDGE.left - EDGE.right);
  const down = (ms: number) => HEIGHT - EDGE.bottom - y(ms) * (HEIGHT - EDGE.top - EDGE.bottom);
  const names = placedNames(series.map(([, points]) => down(points.at(-1)!.ms)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>Processor milliseconds of a request against the number of products</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${EDGE.left}" y="22" fill="#111">Processor ms of a request (API and PostgreSQL), by number of products</text>`,
    ...powersIn(y.from, y.to).map(
      (ms) =>
        `<path d="M${EDGE.left} ${round(down(ms))}H${WIDTH - EDGE.right}" stroke="#ddd"/>` +
        `<text x="${EDGE.left - 8}" y="${round(down(ms) + 4)}" text-anchor="end" fill="#444">${ms}</text>`,
    ),
    ...[...new Set(all.map(({ products }) => products))].map(
      (products) =>
        `<text x="${round(across(products))}" y="${HEIGHT - EDGE.bottom + 20}" text-anchor="middle" fill="#444">` +
        `${products.toLocaleString('en')}</text>`,
    ),
    ...series.flatMap(([name, points], place) => {
      const colour = COLOURS[place % COLOURS.length]!;
      const path = points.map(({ products, ms }) => `${round(across(products))} ${round(down(ms))}`).join('L');
      return [
        `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...points.map(
          ({ products, ms }) =>
            `<circle cx="${round(across(products))}" cy="${round(down(ms))}" r="3" fill="${colour}"/>`,
        ),
        `<text x="${WIDTH - EDGE.right + 10}" y="${round(names[place]! + 4)}" fill="${colour}">${name}</text>`,
      ];
    }),
    '</svg>\n',
  ].join('\n');
}

function seriesOf(runs: readonly ScaleRun[]): Map<string, Point[]> {
  const series = new Map<string, Point[]>();
  for (const { products, lines } of runs.toSorted((a, b) => a.products - b.products)) {
    const fewest = Math.min(...lines.map(({ connections }) => connections));
    for (const { name, connections, usage } of lines) {
      const ms = (usage.api?.cpuMs ?? 0) + (usage.postgres?.cpuMs ?? 0);
      if (connections === fewest && ms > 0) series.set(name, [...(series.get(name) ?? []), { products, ms }]);
    }
  }
  return series;
}

/** Position of a number between two others, from 0 to 1, on a logarithmic scale. */
function scale([from, to]: [from: number, to: number]): ((value: number) => number) & { from: number; to: number } {
  const place = (value: number) => Math.log(value / from) / Math.log(to / from);
  return Object.assign(place, { from, to });
}

/** The powers of ten around the values. */
const decades = (values: number[]): [number, number] => [
  10 ** Math.floor(Math.log10(Math.min(...values))),
  10 ** Math.ceil(Math.log10(Math.max(...values))),
];

function powersIn(from: number, to: number): number[] {
  const powers: number[] = [];
  for (let power = from; power <= to * 1.001; power *= 10) powers.push(Number(power.toPrecision(1)));
  return powers;
}

/** Returns heights of the names without overlaps. */
function placedNames(heights: number[]): number[] {
  const placed: number[] = [];
  let free = -Infinity;
  for (const [height, place] of heights.map((height, place) => [height, place] as const).sort(([a], [b]) => a - b)) {
    placed[place] = Math.max(height, free);
    free = placed[place] + LEADING;
  }
  return placed;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
