import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedSubjects, recordSources } from './drawn-from.js';
import { baselines } from './paths.js';
import { shrinkPicture } from './shrink-picture.js';
import { filesOf, subjects, withoutPicture } from './subjects.js';

const KB = 1024;
const LIMITS = { picture: 200 * KB, all: 36 * 1024 * KB };

const known = new Set(subjects.flatMap(filesOf));

test.setTimeout(600_000);

test('every component has a baseline picture', () => {
  expect(withoutPicture).toEqual([]);
});

test('baseline pictures belong to existing stories and are small', async () => {
  const files = (await readdir(baselines)).filter((file) => file.endsWith('.png'));
  const stale = files.filter((file) => !known.has(file));
  if (test.info().config.updateSnapshots === 'none') {
    expect(stale).toEqual([]);
  } else {
    await Promise.all(stale.map((file) => rm(join(baselines, file))));
    // Playwright writes no palettes: what it has just drawn is large.
    for (const file of changedSubjects().flatMap(filesOf)) await shrinkPicture(join(baselines, file));
    recordSources();
  }
  const sizes = await Promise.all(
    [...known].map(async (file) => ({ file, size: (await stat(join(baselines, file))).size })),
  );
  expect(sizes.filter(({ size }) => size > LIMITS.picture)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(LIMITS.all);
});
