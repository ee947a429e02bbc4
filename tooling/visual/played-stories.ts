import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';
import { StorySources, type BuildStats } from './story-sources.js';
import { readBuilt, type StoryEntry } from './subjects.js';

/** For each file of stories, a hash of the sources with which its stories last played without a fault. */
const record = join(root, 'evidence/stories-played-from.json');

function hashes(): Record<string, string> {
  const sources = new StorySources(root, readBuilt<BuildStats>('preview-stats.json'));
  const { entries } = readBuilt<{ entries: Record<string, StoryEntry> }>('index.json');
  const files = Object.values(entries).flatMap(({ type, importPath }) => (type === 'story' ? [importPath] : []));
  return Object.fromEntries([...new Set(files)].sort().map((file) => [file, sources.hash(sources.of(file))]));
}

/** The files of stories of which a source has changed since their hash was recorded. */
export function changedStoryFiles(): string[] {
  const before = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
  return Object.entries(hashes()).flatMap(([file, hash]) => (before[file] === hash ? [] : [file]));
}

/** Records that all stories of this build have played without a fault. */
export function recordPlayed(): void {
  writeFileSync(record, `${JSON.stringify(hashes(), null, 2)}\n`);
}
