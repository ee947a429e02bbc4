import { decodeText } from '../platform/files/decode-text.js';
import type { ListedPoint } from './carrier-point.js';
import { readCdekJson } from './read-cdek-json.js';
import { readCdekXml } from './read-cdek-xml.js';

/** A carrier's list of points in a file: XML where it begins as XML does, JSON otherwise. */
export async function* readPointList(path: string): AsyncGenerator<ListedPoint> {
  const text = decodeText(path);
  const first = await text.next();
  const start = first.done ? '' : first.value;
  const whole = prepend(start, text);
  yield* start.trimStart().startsWith('<') ? readCdekXml(whole) : readCdekJson(whole);
}

async function* prepend(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
