import { JsonLines } from './json-lines.js';

const parsed = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as { level: number; name: string; msg: string });

it('JsonLines passes JSON lines on unchanged, also when they arrive in pieces', () => {
  const lines = new JsonLines('api', 'stdout');
  expect(lines.take('{"level":30,"msg":"one"}\n{"lev')).toEqual(['{"level":30,"msg":"one"}']);
  expect(lines.take('el":30,"msg":"two"}\n')).toEqual(['{"level":30,"msg":"two"}']);
  expect(lines.end()).toEqual([]);
});

it('JsonLines wraps other output into one JSON line', () => {
  const lines = new JsonLines('api', 'stderr');
  const told = lines.take('Error: no «luck»\n    at here (a.js:1)\n{"level":30}\n{ not json\nlast');
  expect(parsed(told)).toMatchObject([
    { level: 50, name: 'api', msg: 'Error: no «luck»\n    at here (a.js:1)' },
    { level: 30 },
    { level: 50, name: 'api', msg: '{ not json' },
  ]);
  expect(parsed(lines.end())).toMatchObject([{ msg: 'last' }]);
});
