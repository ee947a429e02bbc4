import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedFile, readColumnFile, writeColumnFile } from './column-file.js';
import { grown } from './column.js';

const folder = mkdtempSync(join(tmpdir(), 'columns-'));
const path = join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true }));

const tree = {
  bytes: new Uint8Array([1, 2, 3]),
  words: Uint32Array.from({ length: 1_100_000 }, (_, n) => n),
  none: new Uint32Array(0),
  deep: { lists: [[1, 2], new Float64Array([NaN, 0.5, -1])], text: 'Жёлтый', nothing: null },
};
const accepts = () => Promise.resolve(true);

beforeEach(async () => {
  rmSync(path, { force: true });
  await writeColumnFile(path, { of: 'a test' }, tree);
});

it('readColumnFile returns what was written, with room for one more row', async () => {
  const read = (await readColumnFile(path, accepts)) as typeof tree;
  expect(read).toEqual(tree);
  const longer = grown(read.words, read.words.length + 1);
  expect(longer.buffer).toBe(read.words.buffer);
  expect(longer.at(-1)).toBe(0);
});

it('readColumnFile does not read the columns when the caller refuses the header', async () => {
  const heads: unknown[] = [];
  expect(await readColumnFile(path, (head) => Promise.resolve(heads.push(head) < 0))).toBeNull();
  expect(heads).toEqual([{ of: 'a test' }]);
});

it('writeColumnFile refuses to overwrite a file that exists', async () => {
  await expect(writeColumnFile(path, {}, {})).rejects.toThrow('EEXIST');
});

it('readColumnFile refuses a file truncated at any position', async () => {
  const { length } = readFileSync(path);
  for (const left of [0, 1, 15, 16, 100, length >> 1, length - 17, length - 16, length - 1]) {
    truncateSync(path, left);
    await expect(readColumnFile(path, accepts)).rejects.toThrow(DamagedFile);
    rmSync(path);
    await writeColumnFile(path, {}, tree);
  }
});

it('readColumnFile refuses a file with one flipped bit in a column, the tree or the trailer', async () => {
  const whole = readFileSync(path);
  for (const place of [0, 5, 4_000_000, whole.length - 20, whole.length - 12, whole.length - 6, whole.length - 1]) {
    const damaged = Buffer.from(whole);
    damaged[place]! ^= 4;
    writeFileSync(path, damaged);
    await expect(readColumnFile(path, accepts)).rejects.toThrow(DamagedFile);
  }
});
