import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts } from './missing-parts.js';
import { writeTree } from './write-tree.js';

const KIT = join(import.meta.dirname, '../../ui-kit/src');

it('every component of the kit has a story, a docs page, a sample, a status and its interaction states', () => {
  expect(missingParts(KIT)).toEqual([]);
});

it('missingParts names the parts that a component lacks', () => {
  const badge = { 'index.ts': '', 'badge.tsx': 'export function Badge() {}', 'badge.stories.tsx': '', 'badge.mdx': '' };
  const rating = { 'index.ts': '', 'rating.tsx': 'export function Rating() {}', 'rating.mdx': '' };
  const link = {
    ...badge,
    'link.tsx': 'export function Badge() {}',
    'link.styles.ts': '[pressed]: {}',
    'link.stories.tsx': '',
    'link.mdx': '',
  };
  const chip = { ...link, 'chip.stories.tsx': "tags: ['pseudo']", 'chip.mdx': '' };
  const field = { 'field.tsx': 'export function Field() {}' };
  const tree = writeTree({
    'testing/samples.tsx': 'export const components = {\n  Badge: (props) => <kit.Badge {...props} />,\n};\n',
    'components/status.json': JSON.stringify({
      badge: { status: 'stable', since: '0.1.0' },
      link: { status: 'beta', since: 'next' },
      chip: { status: 'ready', since: '0.1.0' },
    }),
    ...inFolder('badge', badge),
    ...inFolder('rating', rating),
    ...inFolder('link', link),
    ...inFolder('chip', chip),
    ...inFolder('field', field),
  });
  expect(missingParts(tree).sort()).toEqual([
    'chip: no status and version in components/status.json',
    "link: no story of hover, focus and press (interaction(), tags: ['pseudo'])",
    'rating: no rating.stories.tsx',
    'rating: no sample in testing/samples.tsx',
    'rating: no status and version in components/status.json',
  ]);
  rmSync(tree, { recursive: true });
});

function inFolder(name: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`components/${name}/${file}`, text]));
}
