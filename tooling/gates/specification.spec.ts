import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');

const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 3 && cells[0] !== 'What' && !/^-+$/.test(cells[0]!));

const proofs = (cell: string) => [...cell.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file, title]) => [file!, title!]);

it('each of over 180 promises in docs/specification.md names a file and a test', () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(rows.filter(([, where, proof]) => !where!.includes('`') || proofs(proof!).length === 0)).toEqual([]);
});

it.each(rows)('the files and tests named for this promise of the specification exist: %s', (_what, where, proof) => {
  const places = [...where!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  for (const [file, title] of proofs(proof!)) expect(readFileSync(join(ROOT, file!), 'utf8')).toContain(title);
});

const texts = PAGE.slice(PAGE.indexOf('\n## Texts\n'));
const quoted = rows
  .filter(([what]) => texts.includes(`| ${what} |`))
  .flatMap(([what, where]) => [...what!.matchAll(/“([^”]+)”/g)].map(([, text]) => [text!, where!.replaceAll('`', '')]));

it('docs/specification.md quotes over 30 of the shop’s texts', () => expect(quoted.length).toBeGreaterThan(30));

it.each(quoted)('the text “%s” quoted in the specification is in the file %s', (text, file) => {
  expect(readFileSync(join(ROOT, file), 'utf8').replaceAll('\u00a0', ' ')).toContain(text);
});
