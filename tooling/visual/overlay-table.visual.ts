import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { overlayKinds, whyImpossible } from '../../ui-kit/src/fixtures/overlay-kinds.js';
import { OverlayPairPage, aspects, type Aspect } from './overlay-pair-page.js';
import { root } from './paths.js';

test.setTimeout(600_000);

type Faults = Partial<Record<Aspect, string>>;

/** A page of its own for each row, and a new one after a fault, so that one fault leaves the other cells alone. */
async function openRow(page: Page, outer: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/iframe.html?id=overlays-pairs--by-hand&viewMode=story&args=outer:${outer}`);
  await page
    .getByRole('button', { name: new RegExp(`^${outer} с `) })
    .or(page.getByRole('combobox'))
    .first()
    .waitFor();
}

const cellOf = (faults: Faults) =>
  aspects.map((aspect) => (faults[aspect] ? `✗ ${aspect}: ${faults[aspect]}` : `✓ ${aspect}`)).join(', ');

test('focus, Escape, announcements and stacking are right for every overlay inside every other', async ({ page }) => {
  const faults: string[] = [];
  const rows: string[][] = [['Opened first', ...overlayKinds]];
  for (const outer of overlayKinds) {
    const row: string[] = [outer];
    await openRow(page, outer);
    for (const inner of overlayKinds) {
      const why = whyImpossible(outer, inner);
      if (why !== null) {
        row.push(`– ${why}`);
        continue;
      }
      let found = await new OverlayPairPage(page, outer, inner).check();
      if (Object.keys(found).length > 0) {
        // A key that a busy machine lost is no fault of the pair, so a fault must show on a new page, too.
        process.stdout.write(`${inner} in ${outer}, tried again: ${cellOf(found)}\n`);
        await openRow(page, outer);
        found = await new OverlayPairPage(page, outer, inner).check();
      }
      row.push(cellOf(found));
      for (const [aspect, fault] of Object.entries(found)) faults.push(`${inner} in ${outer}, ${aspect}: ${fault}`);
      if (Object.keys(found).length > 0) await openRow(page, outer);
    }
    rows.push(row);
  }
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  const table = [lines[0], `|${' --- |'.repeat(rows[0]!.length)}`, ...lines.slice(1)].join('\n');
  await mkdir(join(root, 'test-results'), { recursive: true });
  await writeFile(join(root, 'test-results/overlays.md'), `${table}\n`);
  process.stdout.write(`\n${table}\n`);
  expect(faults).toEqual([]);
});
