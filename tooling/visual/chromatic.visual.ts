import { expect, test } from '@playwright/test';
import { brands } from '../../.storybook/brands.js';
import { openStory } from './story-page.js';
import { subjects, themes } from './subjects.js';

test.setTimeout(120_000);

test('Chromatic draws each story with a picture once per mode, and no others', async ({ page }) => {
  await openStory(page, subjects[0]!.story.id);
  const modes = await page.evaluate(async () => {
    const stories = Object.values(await window.__STORYBOOK_PREVIEW__!.extract());
    return stories
      .filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true)
      .map(({ id, parameters }) => {
        const all = Object.entries(parameters.chromatic?.modes ?? {});
        return [id, all.filter(([, mode]) => !mode.disable).map(([name]) => name)] as const;
      });
  });
  expect(modes.map(([id]) => id).sort()).toEqual(subjects.map(({ story }) => story.id).sort());
  const perWidth = Object.keys(brands).length * themes.length;
  for (const { story, widths } of subjects) {
    const [, names] = modes.find(([id]) => id === story.id)!;
    expect.soft(names, story.id).toHaveLength(perWidth * widths.length);
  }
  const snapshots = modes.reduce((sum, [, names]) => sum + names.length, 0);
  process.stdout.write(`\nA run of Chromatic takes ${snapshots} snapshots of ${modes.length} stories.\n`);
});

test('the clock stands still in a picture and runs elsewhere', async ({ page }) => {
  const moment = Date.parse('2026-11-24T12:00:00+03:00');
  const { id } = subjects[0]!.story;
  await openStory(page, id, '&chromatic=true');
  const now = () => [Date.now(), new Date().getTime(), new Date(0).getTime(), Number(new Date() instanceof Date)];
  expect(await page.evaluate(now)).toEqual([moment, moment, 0, 1]);
  await openStory(page, id);
  expect(await page.evaluate(() => Date.now())).not.toBe(moment);
});
