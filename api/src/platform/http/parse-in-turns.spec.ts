import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseInTurns } from './parse-in-turns.js';

const LARGE = Buffer.alloc(16 * 1024);
const SMALL = Buffer.alloc(100);

/** A parser that notes which requests it has parsed. */
function noted() {
  const parsed: string[] = [];
  const parse = parseInTurns<string>((request, _body, done) => {
    parsed.push(request);
    done(null, request);
  });
  return { parsed, parse };
}

it('parseInTurns parses large bodies that arrive together in order, one per event-loop turn', async () => {
  const { parsed, parse } = noted();
  const answers: unknown[] = [];
  for (const request of ['a', 'b', 'c']) parse(request, LARGE, (_error, answer) => answers.push(answer));
  expect(parsed).toEqual([]);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await nextTurn();
    expect(parsed).toEqual(expected);
  }
  expect(answers).toEqual(['a', 'b', 'c']);
});

it('parseInTurns parses a small body at once, even while large ones wait', async () => {
  const { parsed, parse } = noted();
  parse('large', LARGE, () => undefined);
  parse('small', SMALL, () => undefined);
  expect(parsed).toEqual(['small']);
  await nextTurn();
  expect(parsed).toEqual(['small', 'large']);
});

it('parseInTurns parses a large body that arrives during the response to another or after a pause', async () => {
  const { parsed, parse } = noted();
  parse('a', LARGE, () => parse('b', LARGE, () => undefined));
  await nextTurn();
  await nextTurn();
  expect(parsed).toEqual(['a', 'b']);
  parse('c', LARGE, () => undefined);
  await nextTurn();
  expect(parsed).toEqual(['a', 'b', 'c']);
});
