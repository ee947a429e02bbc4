/** Parses a body, and calls `done` with the result. */
export type Parse<Asked> = (
  request: Asked,
  body: Buffer,
  done: (error: Error | null, parsed?: unknown) => void,
) => void;

/** Smaller bodies take less than a millisecond. */
const LARGE_BYTES = 16 * 1024;

/**
 * Makes a parser parse large bodies one after another, each in a separate turn of the event loop. Bodies that arrive
 * together would otherwise be parsed in one turn, and all other requests would wait for all of them.
 */
export function parseInTurns<Asked>(parse: Parse<Asked>): Parse<Asked> {
  const waiting: (() => void)[] = [];
  let isNext = false;
  const parseNext = () => {
    isNext = waiting.length > 1;
    if (isNext) setImmediate(parseNext);
    waiting.shift()!();
  };
  return (request, body, done) => {
    if (body.length < LARGE_BYTES) return parse(request, body, done);
    waiting.push(() => parse(request, body, done));
    if (isNext) return;
    isNext = true;
    setImmediate(parseNext);
  };
}
