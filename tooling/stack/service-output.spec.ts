import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFile } from './service-output.js';

const folder = mkdtempSync(join(tmpdir(), 'meet-logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const modeOf = (name: string) => statSync(path(name)).mode & 0o777;

it('a service’s log is appended to, readable only by its owner and made of JSON lines', () => {
  writeFileSync(path('api.log'), '{"msg":"of yesterday"}\n', { mode: 0o644 });
  const output = toFile(folder, 'api');
  output.take('stdout', '{"msg":"of today"}\nplain words\n');
  output.note('it is started again');
  const messages = () =>
    readFileSync(path('api.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages()).toEqual(['of yesterday', 'of today', 'plain words', 'it is started again']);
  expect(modeOf('api.log')).toBe(0o600);
});

it('a large log file is rotated, and five old files are kept, readable only by their owner', () => {
  const output = toFile(folder, 'large', 1);
  const line = `${JSON.stringify({ msg: 'x'.repeat(100_000) })}\n`;
  const files = () => readdirSync(folder).filter((name) => name.startsWith('large'));
  for (let n = 0; n < 90; n += 1) output.take('stdout', line);
  expect(files().sort()).toEqual(['large.log', ...[1, 2, 3, 4, 5].map((n) => `large.log.${n}`)]);
  for (const name of files()) expect([name, modeOf(name)]).toEqual([name, 0o600]);
});
