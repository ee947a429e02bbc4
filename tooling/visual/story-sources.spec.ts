import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from '../gates/write-tree.js';
import { StorySources, type BuildStats } from './story-sources.js';

const PREVIEW = './.storybook/preview.tsx';
const BUTTON_STORY = './ui-kit/src/components/button/button.stories.tsx';
const CARD_STORY = './ui-kit/src/components/card/card.stories.tsx';

const lock = (versions: Record<string, string>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

const files = {
  'package-lock.json': lock({ react: '19.0.0', pg: '8.0.0' }),
  '.storybook/preview.tsx': 'preview',
  '.storybook/blocks/reference.tsx': 'reference',
  'tooling/visual/subjects.ts': 'subjects',
  'ui-kit/src/theme/provider.tsx': 'provider',
  'ui-kit/src/tokens/colour.json': '{}',
  'ui-kit/src/components/button/button.stories.tsx': 'button story',
  'ui-kit/src/components/button/button.tsx': 'button',
  'ui-kit/src/components/button/button.mdx': 'button page',
  'ui-kit/src/components/card/card.stories.tsx': 'card story',
  'ui-kit/src/components/card/card.tsx': 'card',
};

const stats: BuildStats = {
  modules: Object.entries({
    './.storybook/blocks/reference.tsx': [PREVIEW],
    './ui-kit/src/theme/provider.tsx': [PREVIEW],
    './ui-kit/src/components/button/button.tsx': [BUTTON_STORY, './ui-kit/src/components/card/card.tsx'],
    './ui-kit/src/components/card/card.tsx': [CARD_STORY, './.storybook/blocks/reference.tsx'],
    './node_modules/react/index.js': ['./ui-kit/src/components/button/button.tsx', CARD_STORY],
    '/virtual:/stories.js': ['./iframe.html'],
  }).map(([name, importers]) => ({ name, reasons: importers.map((moduleName) => ({ moduleName })) })),
};

let tree: string;

beforeEach(() => {
  tree = writeTree(files);
});

afterEach(() => rmSync(tree, { recursive: true }));

/** The stories that are drawn again when these files hold what is given. */
function drawnAgain(changed: Record<string, string>): string[] {
  const hashes = () => {
    const sources = new StorySources(tree, stats, ['tooling/visual/subjects.ts']);
    return [BUTTON_STORY, CARD_STORY].map((story) => sources.hash(sources.of(story)));
  };
  const before = hashes();
  for (const [file, content] of Object.entries(changed)) writeFileSync(join(tree, file), content);
  const after = hashes();
  return ['button', 'card'].filter((_, index) => before[index] !== after[index]);
}

it.each([
  ['its own story', ['ui-kit/src/components/button/button.stories.tsx'], ['button']],
  ['a part of others', ['ui-kit/src/components/button/button.tsx'], ['button', 'card']],
  ['a component that no other needs', ['ui-kit/src/components/card/card.tsx'], ['card']],
  ['what the preview imports', ['ui-kit/src/theme/provider.tsx'], ['button', 'card']],
  ['a token', ['ui-kit/src/tokens/colour.json'], ['button', 'card']],
  ['a new file of Storybook', ['.storybook/preview-head.html'], ['button', 'card']],
  ['a new style sheet', ['ui-kit/src/theme/more.css'], ['button', 'card']],
  ['the tooling', ['tooling/visual/subjects.ts'], ['button', 'card']],
  ['pages of the docs', ['.storybook/blocks/reference.tsx', 'ui-kit/src/components/button/button.mdx'], []],
  ['nothing', [], []],
])('after a change of %s only the pictures that depend on it are compared again', (_what, changed, expected) => {
  expect(drawnAgain(Object.fromEntries(changed.map((file) => [file, 'something else'])))).toEqual(expected);
});

it.each([
  ['a package of the build', { react: '19.0.1', pg: '8.0.0' }, ['button', 'card']],
  ['another package', { react: '19.0.0', pg: '8.0.1' }, []],
])('after a new version of %s only the pictures that depend on it are compared again', (_what, versions, expected) => {
  expect(drawnAgain({ 'package-lock.json': lock(versions) })).toEqual(expected);
});

it('StorySources refuses build stats without the story or the preview', () => {
  expect(() =>
    new StorySources(tree, stats, ['tooling/visual/subjects.ts']).of('./ui-kit/src/components/badge/badge.stories.tsx'),
  ).toThrow('badge');
  expect(() => new StorySources(tree, { modules: [] })).toThrow('.storybook/preview.tsx');
});
