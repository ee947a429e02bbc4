import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicNames } from '../snippets/public-names.js';
import { storySnippets } from '../snippets/story-snippets.js';
import { root } from './paths.js';
import { openStory } from './story-page.js';
import { subjects } from './subjects.js';

test('the static build shows the type-checked code of each story', async ({ page }) => {
  test.setTimeout(120_000);
  await openStory(page, subjects[0]!.story.id);
  const shown = await page.evaluate(async () => {
    const stories = Object.values(await window.__STORYBOOK_PREVIEW__!.extract());
    return stories.map(({ id, parameters: { docs, fileName } }) => ({ id, file: fileName, code: docs?.source?.code }));
  });
  const names = publicNames(join(root, 'ui-kit'));
  const expected = new Set<string>();
  for (const file of new Set(shown.map((story) => story.file)))
    for (const { code } of await storySnippets(join(root, file), names)) expected.add(`${file} ${code}`);
  const found = new Set(shown.map(({ file, code }) => `${file} ${code}`));
  expect(found.size).toBeGreaterThan(500);
  expect([...found].filter((code) => !expected.has(code))).toEqual([]);
  expect([...expected].filter((code) => !found.has(code))).toEqual([]);
});

test('a docs page copies the type-checked code of its story', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=forms-combobox--docs');
  const chosen = page.locator('#anchor--forms-combobox--chosen');
  await chosen.getByRole('switch', { name: 'Show code' }).click();
  const code = chosen.locator('pre');
  await expect(code).toContainText("import { Combobox, type ComboboxOption, type ComboboxProps } from '@meet/ui-kit';");
  await expect(code).toContainText('<Kept');
  await expect(code).not.toContainText('function Kept(e)');
});
