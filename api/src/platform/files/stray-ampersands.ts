import { MalformedFileError } from './malformed-file-error.js';

/** Maximum length in characters of an XML reference such as `&amp;`. */
const LONGEST = 40;
const REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[\p{L}_:][\p{L}\p{N}_:.-]{0,30});/iu;
const OPENINGS: ReadonlyArray<[open: string, close: string]> = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
];

/**
 * Passes XML text through, and throws if an `&` does not start a valid reference. This is the most frequent error in
 * hand-made XML. The XML parser itself would read on to the next semicolon, perhaps at the end of the file, and report
 * the error there.
 */
export async function* refuseStrayAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  let closing: string | null = null;
  let line = 1;
  let column = 1;
  const advance = (passed: string): string => {
    const last = passed.lastIndexOf('\n');
    if (last < 0) column += passed.length;
    else {
      for (let at = passed.indexOf('\n'); at >= 0; at = passed.indexOf('\n', at + 1)) line += 1;
      column = passed.length - last;
    }
    return passed;
  };

  /** Returns how many characters are certainly valid, and whether an error follows directly after them. */
  const check = (source: string, final: boolean): { sound: number; fault: boolean } => {
    let at = 0;
    while (at < source.length) {
      if (closing !== null) {
        const end = source.indexOf(closing, at);
        if (end < 0)
          return { sound: final ? source.length : Math.max(at, source.length - closing.length), fault: false };
        at = end + closing.length;
        closing = null;
        continue;
      }
      const next = nextMark(source, at);
      if (next === source.length) break;
      if (!final && source.length - next < LONGEST) return { sound: next, fault: false };
      const opening = OPENINGS.find(([open]) => source.startsWith(open, next));
      if (opening) {
        closing = opening[1];
        at = next + opening[0].length;
      } else if (source[next] !== '&') at = next + 1;
      else {
        const reference = REFERENCE.exec(source.slice(next, next + LONGEST));
        if (!reference) return { sound: next, fault: true };
        at = next + reference[0].length;
      }
    }
    return { sound: source.length, fault: false };
  };

  for await (const chunk of text) {
    pending += chunk;
    const { sound, fault } = check(pending, false);
    if (sound > 0) yield advance(pending.slice(0, sound));
    pending = pending.slice(sound);
    if (fault) throw stray(line, column);
  }
  const { sound, fault } = check(pending, true);
  if (sound > 0) yield advance(pending.slice(0, sound));
  if (fault) throw stray(line, column);
}

function nextMark(source: string, from: number): number {
  const ampersand = source.indexOf('&', from);
  const opening = source.indexOf('<!', from);
  return Math.min(ampersand < 0 ? source.length : ampersand, opening < 0 ? source.length : opening);
}

function stray(line: number, column: number): MalformedFileError {
  return new MalformedFileError({ line, column }, 'an "&" that begins no reference; write it as &amp;');
}
