import { decodeText } from '../platform/files/decode-text.js';
import type { ListedPoint } from './carrier-point.js';
import { readCdekJson } from './read-cdek-json.js';
import { readCdekXml } from './read-cdek-xml.js';

/** Reads a carrier's list of points from a file. The format is XML if the file starts like XML, otherwise JSON. */
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
