import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { baselines, root } from './paths.js';
import { StorySources, type BuildStats } from './story-sources.js';
import { filesOf, readBuilt, subjects, type Subject } from './subjects.js';

/**
 * For each story, the file next to the pictures contains a hash of the sources from which it was drawn and of its
 * pictures. A story whose hash is unchanged would look the same, so it is not drawn again.
 */
const record = join(baselines, 'drawn-from.json');

/** Files that open a story and take its picture. */
const DRAWING = ['stories.visual.ts', 'story-page.ts', 'subjects.ts', 'pictures.css', 'playwright.config.ts'];

const read = () => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {});

function hashes(of: readonly Subject[]): Record<string, string> {
  const drawing = DRAWING.map((file) => `tooling/visual/${file}`);
  const sources = new StorySources(root, readBuilt<BuildStats>('preview-stats.json'), drawing);
  return Object.fromEntries(
    of.map((subject) => {
      const pictures = filesOf(subject).map((file) => join(relative(root, baselines), file));
      return [subject.name, sources.hash([...sources.of(subject.story.importPath), ...pictures])];
    }),
  );
}

/** The stories whose sources or pictures differ from the recorded hashes. With `MEET_PICTURES=all`, every story. */
export function changedSubjects(): readonly Subject[] {
  if (process.env.MEET_PICTURES === 'all') return subjects;
  const [before, now] = [read(), hashes(subjects)];
  return subjects.filter(({ name }) => before[name] !== now[name]);
}

/** Records that the committed pictures belong to the current sources. */
export function recordSources(): void {
  const entries = Object.entries(hashes(subjects)).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
