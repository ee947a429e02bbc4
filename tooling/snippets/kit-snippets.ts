import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedSnippet } from './check-snippets.js';
import { fencedSnippets } from './fenced-snippets.js';
import { publicNames } from './public-names.js';
import { storySnippets } from './story-snippets.js';

interface KitSnippets {
  snippets: NamedSnippet[];
  /** Stories without a snippet that need one, one line each. */
  faults: string[];
}

/** Stories that show tokens and other internals of the kit: a reader copies the token's name, not code. */
const ofTheKitItself = /^foundations\//;

/** Collects all code that a reader of the docs can copy: of stories, and the blocks of README.md and the MDX pages. */
export async function kitSnippets(kit: string): Promise<KitSnippets> {
  const names = publicNames(kit);
  const source = join(kit, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found: KitSnippets = { snippets: [], faults: [] };
  for (const file of files.filter((name) => name.endsWith('.stories.tsx')))
    for (const { story, code, fault } of await storySnippets(join(source, file), names)) {
      if (code !== undefined) found.snippets.push({ name: `${file} ${story}`, code });
      if (fault !== undefined && !ofTheKitItself.test(file)) found.faults.push(`${file} ${story}: ${fault}`);
    }
  const pages = files.filter((name) => name.endsWith('.mdx')).map((name) => join('src', name));
  for (const page of ['README.md', ...pages])
    found.snippets.push(...fencedSnippets(page, readFileSync(join(kit, page), 'utf8'), names));
  return found;
}
