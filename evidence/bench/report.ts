import type { Measured } from './measure.js';

/** A measured operation compared with the limit of the machine. */
export interface Line extends Measured {
  /** Its rate relative to a bare server that sends the same number of bytes; undefined if that was not measured. */
  ofBytes?: number;
  /** Its rate relative to a bare server that runs one PostgreSQL statement. */
  ofStatement?: number;
}

const COLUMNS: [title: string, width: number, of: (line: Line) => string][] = [
  ['operation', 20, ({ name }) => name],
  ['conn.', 6, ({ connections }) => String(connections)],
  ['a second', 10, ({ perSecond }) => perSecond.toFixed(perSecond < 100 ? 1 : 0)],
  ['p50 ms', 8, ({ p50 }) => p50.toFixed(0)],
  ['p97.5', 8, ({ p97_5 }) => p97_5.toFixed(0)],
  ['p99', 8, ({ p99 }) => p99.toFixed(0)],
  ['API cpu', 9, ({ usage }) => cpu(usage.api?.cpuMs)],
  ['page cpu', 9, ({ usage }) => cpu(usage.storefront?.cpuMs)],
  ['SQL cpu', 9, ({ usage }) => cpu(usage.postgres?.cpuMs)],
  ['API MB', 8, ({ usage }) => usage.api?.megabytes.toFixed(0) ?? '–'],
  ['children', 10, ({ usage }) => usage.api?.megabytesOfChildren.toFixed(0) ?? '–'],
  ['load', 7, ({ load }) => load.toFixed(1)],
  ['KB', 8, ({ bytes }) => (bytes / 1000).toFixed(1)],
  ['of http', 9, ({ ofBytes }) => share(ofBytes)],
  ['of http+pg', 11, ({ ofStatement }) => share(ofStatement)],
];

export const title = (): string =>
  COLUMNS.map(([name, width], n) => (n ? name.padStart(width) : name.padEnd(width))).join('');

/** Returns a line of the table. Processor times are milliseconds per request. */
export const row = (line: Line): string =>
  COLUMNS.map(([, width, of], n) => (n ? of(line).padStart(width) : of(line).padEnd(width))).join('');

const cpu = (ms: number | undefined): string => ms?.toFixed(2) ?? '–';
const share = (part: number | undefined): string => (part === undefined ? '' : `1/${(1 / part).toFixed(1)}`);
