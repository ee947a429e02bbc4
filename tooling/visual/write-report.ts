import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from './paths.js';

interface Difference {
  name: string;
  /** The committed screenshot, the new one, and their difference. A new story has no committed screenshot. */
  pictures: { label: string; path: string }[];
}

const labels = { expected: 'Before', actual: 'After', diff: 'Difference' };
const path = join(root, 'test-results/visual-report.html');

/**
 * A Playwright reporter: after a failure it writes a single HTML file that contains the screenshots and can be sent to
 * anybody.
 */
export default class WriteReport implements Reporter {
  private readonly differences = new Map<string, Difference>();

  private updating = false;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.updating = updateSnapshots !== 'none';
  }

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, path: picture } of attachments) {
      const [, story, kind] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (!story || !kind || !picture) continue;
      const difference = this.differences.get(story) ?? { name: story, pictures: [] };
      difference.pictures.push({ label: labels[kind as keyof typeof labels], path: picture });
      this.differences.set(story, difference);
    }
  }

  async onEnd(): Promise<void> {
    if (this.updating || this.differences.size === 0) return;
    const sections = await Promise.all([...this.differences.values()].map(section));
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, pageOf(sections));
    process.stdout.write(
      `\n${this.differences.size} pictures differ: file://${path}\nIf they should: npm run visual:update\n`,
    );
  }
}

async function section({ name, pictures }: Difference): Promise<string> {
  const figures = await Promise.all(
    pictures.map(async ({ label, path: picture }) => {
      const data = await readFile(picture, 'base64');
      return `<figure><figcaption>${label}</figcaption><img alt="" src="data:image/png;base64,${data}"></figure>`;
    }),
  );
  return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
}

const pageOf = (sections: string[]) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${sections.length} pictures differ</title>
  <style>
    body { margin: 24px; font: 16px system-ui; background: #eee; }
    section > div { display: flex; gap: 16px; overflow-x: auto; }
    figure { margin: 0; flex: 1; min-width: 360px; }
    img { max-width: 100%; border: 1px solid #999; background: #fff; }
  </style>
  <h1>${sections.length} pictures differ</h1>
  ${sections.join('\n  ')}
</html>
`;
