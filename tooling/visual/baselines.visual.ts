import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { shrinkPicture } from './shrink-picture.js';
import { baselines } from './paths.js';
import { fileOf, subjects, themes, withoutPicture } from './subjects.js';

const KB = 1024;
const LIMITS = { component: 100 * KB, screen: 200 * KB, all: 12 * 1024 * KB };

const kinds = new Map(
  subjects.flatMap((subject) => themes.map((theme) => [fileOf(subject, theme), subject.kind] as const)),
);

test.setTimeout(180_000);

test('every component has a story of all its states', () => {
  expect(withoutPicture).toEqual([]);
});

test('the committed pictures are those of stories that exist, and small', async () => {
  const files = await readdir(baselines);
  const stale = files.filter((file) => !kinds.has(file));
  if (test.info().config.updateSnapshots === 'none') {
    expect(stale).toEqual([]);
  } else {
    await Promise.all(stale.map((file) => rm(join(baselines, file))));
    for (const { file, size } of await measure())
      if (size > LIMITS.component / 2) await shrinkPicture(join(baselines, file));
  }
  const measured = await measure();
  expect(measured.filter(({ kind, size }) => size > LIMITS[kind])).toEqual([]);
  expect(measured.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(LIMITS.all);
});

const measure = () =>
  Promise.all([...kinds].map(async ([file, kind]) => ({ file, kind, size: (await stat(join(baselines, file))).size })));
