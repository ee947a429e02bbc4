import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../docs/adr');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const STATUS =
  /^# \d+\. .+\n\nStatus: (?<status>accepted|superseded by \[ADR \d+\]\((?<by>[\w-]+\.md)\)), \d{4}-\d{2}-\d{2}\./;

it.each(files)('the decision record %s states its status and date', (file) => {
  expect(read(file)).toMatch(STATUS);
});

it('a superseded decision record and its successor link each other', () => {
  for (const file of files) {
    const by = STATUS.exec(read(file))?.groups?.by;
    if (by) expect(read(by)).toContain(`(${file})`);
    for (const [, older] of read(file).matchAll(/^Status: .*Supersedes \[ADR \d+\]\(([\w-]+\.md)\)/gm))
      expect(read(older!)).toContain(`superseded by [ADR ${Number(file.slice(0, 4))}](${file})`);
  }
});
