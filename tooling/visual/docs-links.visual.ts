import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';
import { readBuilt, type StoryEntry } from './subjects.js';

const link = /\?path=\/(docs|story)\/([\w-]+)/g;

test('every link between pages of the kit’s docs leads to an existing page or story', () => {
  const { entries } = readBuilt<{ entries: Record<string, StoryEntry> }>('index.json');
  const source = join(root, 'ui-kit/src');
  const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const links = pages.flatMap((page) =>
    [...readFileSync(join(source, page), 'utf8').matchAll(link)].map(([, type, id = '']) => ({ page, type, id })),
  );
  expect(links.length).toBeGreaterThan(50);
  const lost = links.filter(({ type, id }) => entries[id]?.type !== type);
  expect(lost).toEqual([]);
});
