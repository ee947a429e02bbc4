import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const rulesFile = new URL('../../.dependency-cruiser/storefront-floors.js', import.meta.url).href;
const { storefrontFloors } = (await import(rulesFile)) as { storefrontFloors: IForbiddenRuleType[] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floors-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the names of the rules that these files of `storefront/app` break, without duplicates. */
async function broken(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'storefront/app', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const { output } = await cruise(['storefront/app'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: storefrontFloors },
    tsPreCompilationDeps: true,
  });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
}

const plain = 'export const one = 1;\nexport type One = 1;\n';

/** One file in every layer of the storefront. The cases below import them. */
const house = Object.fromEntries(
  [
    'browser/storage.ts',
    'graphql/client.ts',
    'session/session.ts',
    'cart/cart.ts',
    'orders/orders.ts',
    'shell/shell.ts',
    'routes/home/route.ts',
    'stores.ts',
    'testing/fake.ts',
  ].map((path) => [path, plain]),
);

it('the storefront’s import rules allow a layer to import the layers below', async () => {
  const files = {
    ...house,
    'stores.ts': "import './routes/home/route';\nimport './cart/cart';\n",
    'routes/home/route.ts': "import '../../shell/shell';\nimport '../../cart/cart';\n",
    'shell/shell.ts': "import '../cart/cart';\n",
    'cart/cart.ts': "import '../orders/orders';\nimport '../session/session';\nimport './line';\n",
    'cart/line.ts': plain,
    'cart/cart.test.ts': "import './cart';\nimport '../testing/fake';\n",
    'session/session.ts': "import '../graphql/client';\nimport '../browser/storage';\n",
    'graphql/client.ts': "import '../browser/storage';\n",
  };
  expect(await broken(files)).toEqual([]);
});

it.each([
  ['browser/fault.ts', '../graphql/client', ['storefront-browser-knows-nobody', 'storefront-browser-looks-down']],
  ['graphql/fault.ts', '../session/session', ['storefront-graphql-looks-down']],
  ['session/fault.ts', '../cart/cart', ['storefront-session-looks-down']],
  ['cart/fault.ts', '../shell/shell', ['storefront-features-looks-down']],
  ['cart/fault.ts', '../routes/home/route', ['storefront-features-looks-down']],
  ['cart/fault.ts', '../stores', ['storefront-features-looks-down']],
  ['shell/fault.ts', '../routes/home/route', ['storefront-shell-looks-down']],
  ['routes/home/fault.ts', '../../stores', ['storefront-routes-looks-down']],
  ['cart/fault.ts', '../testing/fake', ['storefront-testing-in-tests-alone']],
])('the storefront file %s that imports %s is refused, even for a type or lazy import', async (path, target, rules) => {
  expect(await broken({ ...house, [path]: `import type { One } from '${target}';\nexport type Two = One;\n` })).toEqual(
    rules,
  );
  expect(await broken({ [path]: `export const late = () => import('${target}');\n` })).toEqual(rules);
});

it('the import rules find a cycle between two features whose modules form no cycle', async () => {
  const files = {
    'cart/cart.ts': "import type { One } from '../orders/orders';\nexport type Two = One;\n",
    'orders/orders.ts': plain,
    'orders/pay.ts': "import type { One } from '../cart/line';\nexport type Two = One;\n",
    'cart/line.ts': plain,
  };
  expect(await broken(files)).toEqual(['storefront-features-without-cycles']);
});

it('the lowest layer of the storefront cannot import the component kit', async () => {
  await mkdir(join(folder, 'ui-kit'), { recursive: true });
  await writeFile(join(folder, 'ui-kit/index.ts'), plain);
  expect(await broken({ 'browser/look.ts': "import '../../../ui-kit/index';\n" })).toEqual([
    'storefront-browser-knows-nobody',
  ]);
});
