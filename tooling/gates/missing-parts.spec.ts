import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts } from './missing-parts.js';
import { writeTree } from './write-tree.js';

const KIT = join(import.meta.dirname, '../../ui-kit/src');

it('every component of the kit has a story, a page and a sample', () => {
  expect(missingParts(KIT)).toEqual([]);
});

it('names what a component lacks', () => {
  const badge = { 'index.ts': '', 'badge.tsx': 'export function Badge() {}', 'badge.stories.tsx': '', 'badge.mdx': '' };
  const rating = { 'index.ts': '', 'rating.tsx': 'export function Rating() {}', 'rating.mdx': '' };
  const field = { 'field.tsx': 'export function Field() {}' };
  const tree = writeTree({
    'testing/samples.tsx': 'export const components = {\n  Badge: (props) => <kit.Badge {...props} />,\n};\n',
    ...inFolder('badge', badge),
    ...inFolder('rating', rating),
    ...inFolder('field', field),
  });
  expect(missingParts(tree)).toEqual(['rating: no rating.stories.tsx', 'rating: no sample in testing/samples.tsx']);
  rmSync(tree, { recursive: true });
});

function inFolder(name: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`components/${name}/${file}`, text]));
}
