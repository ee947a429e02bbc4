import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { declaredProps } from './declared-props.js';
import { writeTree } from './write-tree.js';

const ROOT = join(import.meta.dirname, '../..');

interface Rename {
  type: string;
  from: string;
  to: string;
}

/** A path that TypeScript cannot follow: the kit is no part of this package. */
const { renamedProps, renameProps } = (await import(join(ROOT, 'ui-kit/codemods/rename-props.mjs') as string)) as {
  renamedProps: readonly Rename[];
  renameProps: (compiler: typeof ts, tsconfig: string) => { file: string; count: number; notes: string[] }[];
};

const before = `
import { Alert, Breadcrumbs, Facts, FilterPanel, type Breadcrumb, type BreadcrumbsProps } from '@meet/ui-kit';

const home = { name: 'Home', href: '/' };
const person = { name: 'Ann' };
export const trail = (name: string): Breadcrumb[] => [home, { name }];
export const last = (items: BreadcrumbsProps['items']) => items.map(({ name, href }) => name + href).at(-1);
export const first = ([item]: readonly Breadcrumb[]) => item?.name;
export type Short = Pick<Breadcrumb, 'name'>;

export function Page({ shown, close }: { shown: boolean; close: () => void }) {
  const facts = [{ name: 'Total', value: person.name }, ...(shown ? [{ name: 'Points', value: '3' }] : [])];
  return (
    <>
      <Breadcrumbs items={trail(person.name)} />
      {shown && <Alert title="Saved" onDismiss={close} />}
      <Facts facts={facts} />
      <FilterPanel groups={[]} onToggle={() => close()} />
    </>
  );
}
`;

const after = before
  .replace("{ name: 'Home'", "{ label: 'Home'")
  .replace('{ name }]', '{ label: name }]')
  .replace('({ name, href })', '({ label: name, href })')
  .replace('item?.name', 'item?.label')
  .replace("'name'>", "'label'>")
  .replace("{ name: 'Total'", "{ label: 'Total'")
  .replace("{ name: 'Points'", "{ label: 'Points'")
  .replace('onDismiss', 'onRemove')
  .replace('onToggle', 'onCheckedChange');

describe('the codemod of the kit', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the codemod renames only the kit’s props, wherever they are written, and changes nothing on a second run', () => {
    const compilerOptions = { jsx: 'react-jsx', module: 'nodenext', strict: true, noEmit: true, types: [] };
    folder = writeTree({ 'tsconfig.json': JSON.stringify({ compilerOptions }), 'page.tsx': before });
    const rename = () => renameProps(ts, join(folder, 'tsconfig.json'));
    expect(rename()).toEqual([
      {
        file: join(folder, 'page.tsx'),
        count: 9,
        notes: [expect.stringContaining('it is called with (checked, { name, value })')],
      },
    ]);
    expect(readFileSync(join(folder, 'page.tsx'), 'utf8')).toBe(after);
    expect(rename()).toEqual([]);
  }, 120_000);
});

it('every new name in the codemod’s table is a prop that the kit has now', () => {
  const members = new Map(
    declaredProps(join(ROOT, 'ui-kit')).map(({ name, members }) => [name, members.map((member) => member.name)]),
  );
  expect(renamedProps.filter(({ type, to }) => !members.get(type)?.includes(to))).toEqual([]);
});
