import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stepsOf } from './guide.js';

const EXAMPLE = join(import.meta.dirname, '../../examples/vanilla');
const PAGES = ['getting-started.md', 'getting-started.ru.md'];

/** What makes the example a folder of this repository, and what npm and Vite write. */
const OWN = /^(package(-lock)?\.json|tsconfig\.json|(node_modules|dist)\/.*)$/;

describe.each(PAGES)('%s', (page) => {
  const steps = stepsOf(page);
  const files = steps.flatMap((step) => ('file' in step ? [step] : []));

  it('the guide of the client package contains every file of examples/vanilla', async () => {
    const entries = await readdir(EXAMPLE, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const example = paths.map((path) => path.slice(EXAMPLE.length + 1)).filter((path) => !OWN.test(path));
    expect(files.map(({ file }) => file).sort()).toEqual(example.sort());
  });

  it.each(files.map(({ file, text }) => [file, text]))(
    'the file %s in the guide of the client package equals the example’s file',
    (file, text) => {
      expect(text).toBe(readFileSync(join(EXAMPLE, file), 'utf8'));
    },
  );
});

it('the English and the Russian guide of the client package have the same steps', () => {
  const [english, russian] = PAGES.map(stepsOf);
  expect(russian).toEqual(english);
});
