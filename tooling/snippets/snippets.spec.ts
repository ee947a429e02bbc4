import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from '../gates/write-tree.js';
import { checkSnippets } from './check-snippets.js';
import { fencedSnippets } from './fenced-snippets.js';
import { kitSnippets } from './kit-snippets.js';
import { publicNames } from './public-names.js';
import { storySnippets } from './story-snippets.js';

const KIT = join(import.meta.dirname, '../../ui-kit');
const names = publicNames(KIT);

it('every snippet of the docs compiles in an application that uses the package', async () => {
  const { snippets, faults } = await kitSnippets(KIT);
  expect(faults).toEqual([]);
  expect(snippets.length).toBeGreaterThan(800);
  expect(checkSnippets(KIT, snippets)).toEqual([]);
}, 300_000);

it('the snippet check names a snippet that does not compile, with its line', () => {
  const broken = [
    { name: 'right', code: 'import { Button } from \'@meet/ui-kit\';\n<Button size="large">Войти</Button>' },
    { name: 'no such value', code: 'import { Button } from \'@meet/ui-kit\';\n<Button size="huge">Войти</Button>' },
    { name: 'no import', code: '<Button>Войти</Button>' },
    { name: 'not published', code: "import { drawnMap } from '@meet/ui-kit';\ndrawnMap;" },
    { name: 'minified', code: '<g label="Город" onTextChange={function boe(){}} />' },
    { name: 'not closed', code: '<div>' },
  ];
  const found = checkSnippets(KIT, broken);
  expect(new Set(found.map((line) => line.slice(0, line.indexOf(','))))).toEqual(
    new Set(['no such value', 'no import', 'not published', 'minified', 'not closed']),
  );
  expect(found[0]).toMatch(/^no such value, line 2: Type '"huge"' is not assignable/);
}, 60_000);

describe('snippets of stories', () => {
  let tree = '';
  afterEach(() => rmSync(tree, { recursive: true }));

  const snippetsOf = async (story: string) => {
    tree = writeTree({
      'src/components/fitting/fitting.stories.tsx': story,
      'src/fixtures/goods.ts':
        "const words = { name: 'Кеды' };\nexport const shoe = { ...words, src: new URL('./drawn/shoe.webp', import.meta.url).href };\n",
    });
    const made = await storySnippets(join(tree, 'src/components/fitting/fitting.stories.tsx'), names);
    return Object.fromEntries(made.map(({ story: name, code, fault }) => [name, code ?? fault]));
  };

  it('a story’s snippet has the props of the file and the story, text children and no mocks', async () => {
    const { Plain, Hidden } = await snippetsOf(`
      import { fn } from 'storybook/test';
      import { Button } from '../button/index.js';
      import { allStates } from '../../testing/all-states.js';
      const meta = { component: Button, args: { children: 'Да', onClick: fn(), size: 'small' } } satisfies Meta;
      export default meta;
      export const Plain: Story = { args: { size: 'large', disabled: true }, play: async () => {} };
      export const Hidden: Story = allStates(meta, [Plain]);
    `);
    expect(Plain).toBe(
      'import { Button } from \'@meet/ui-kit\';\n\n<Button onClick={() => undefined} size="large" disabled>\n  Да\n</Button>',
    );
    expect(Hidden).toBeUndefined();
  });

  it('a story’s snippet inlines fixtures and helpers that the package does not export', async () => {
    const { Card } = await snippetsOf(`
      import { Text } from '../text/index.js';
      import { shoe } from '../../fixtures/goods.js';
      const said = (words: string): Story => ({ render: () => <Text title={words}>{shoe.src}</Text> });
      export const Card: Story = said('В корзине');
    `);
    expect(Card).toBe(
      "import { Text } from '@meet/ui-kit';\n\nconst words = { name: 'Кеды' };\n\nconst shoe = { ...words, src: '/shoe.webp' };\n\n<Text title={'В корзине'}>{shoe.src}</Text>",
    );
  });

  it('a story that cannot be shown as a snippet gets the reason instead', async () => {
    const { InTest } = await snippetsOf(`
      import { screen } from 'storybook/test';
      export const InTest: Story = { render: () => <p>{screen.name}</p> };
    `);
    expect(InTest).toBe('a snippet cannot have screen of storybook/test');
  });
});

it('fencedSnippets adds the imports that a reader would need', () => {
  const page =
    'Text\n\n```tsx\n<Button>{name}</Button>\n```\n\n```css\na {}\n```\n\n```tsx\nimport { Link } from "x";\n<Link />\n```\n';
  expect(fencedSnippets('README.md', page, names)).toEqual([
    { name: 'README.md:3', code: "import { Button } from '@meet/ui-kit';<Button>{name}</Button>\n" },
    { name: 'README.md:11', code: 'import { Link } from "x";\n<Link />\n' },
  ]);
});
