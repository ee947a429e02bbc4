const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));

/**
 * Counts the keys and values in JSON text without parsing it, which takes a hundredth of the time. Counting stops above
 * `most`. An empty list or object counts as one value more than it has.
 */
export function valuesIn(body: Buffer, most: number): number {
  let values = 0;
  for (let at = 0; at < body.length && values <= most; at += 1) {
    const byte = body[at]!;
    if (byte === QUOTE) at = endOfText(body, at + 1);
    else if (byte === COLON || byte === COMMA || OPENING.has(byte)) values += 1;
  }
  return values;
}

/** Returns the end of a text that has begun before `from`. */
function endOfText(body: Buffer, from: number): number {
  for (let end = body.indexOf(QUOTE, from); end !== -1; end = body.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (before >= from && body[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2) return end;
  }
  return body.length;
}
