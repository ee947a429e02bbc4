import { ESLint } from 'eslint';
import { join } from 'node:path';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });

/** Returns the ESLint rules that this text breaks as a file at this path of the repository. */
async function refusedBy(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return [...new Set(result!.messages.map(({ ruleId }) => ruleId ?? 'fault of the text itself'))];
}

const RED = "import { css } from '@emotion/react';\n\nexport const loud = css({ color: '#e00' });\n";
const WORDS = "export const badgeWords = { notice: 'Внимание' };\n";
const HEAVY = "import { css } from '@emotion/react';\n\nexport const heavy = css({ fontWeight: 700 });\n";
const WIDE = "import { css } from '@emotion/react';\n\nexport const wide = css({ padding: 12 });\n";
const NOTICE = 'export const Notice = () => <p>Внимание</p>;\n';

describe('rules of the kit', () => {
  it.each([
    ['ui-kit/src/components/badge/badge.styles.ts', RED, ['kit/no-literal-colour']],
    ['ui-kit/src/theme/loud.ts', RED, ['kit/no-literal-colour']],
    ['ui-kit/src/components/badge/badge.styles.ts', HEAVY, ['kit/no-literal-type']],
    ['ui-kit/src/components/badge/badge.stories.tsx', HEAVY, []],
    ['ui-kit/src/components/badge/badge.styles.ts', WIDE, ['kit/no-literal-space']],
    ['ui-kit/src/components/badge/badge.stories.tsx', WIDE, []],
    ['ui-kit/src/components/badge/badge.tsx', NOTICE, ['kit/texts-from-words']],
    ['ui-kit/src/locale/loud.ts', RED, ['kit/no-literal-colour']],
    ['ui-kit/src/locale/notice.tsx', NOTICE, ['kit/texts-from-words']],
    ['ui-kit/src/components/badge/badge.words.ts', WORDS, []],
    ['ui-kit/src/components/badge/badge-words.ts', WORDS, ['kit/texts-from-words']],
    ['ui-kit/src/components/badge/badge.stories.tsx', NOTICE, []],
    ['ui-kit/src/components/badge/badge.test.tsx', RED, []],
  ])('ESLint applies the kit’s rules to %s', async (path, text, rules) => {
    expect(await refusedBy(path, text)).toEqual(rules);
  });
});

describe('rules of the storefront', () => {
  it.each([
    ['a visible element', '<button>Купить</button>', ['meet/visible-pieces-from-kit']],
    ['a look', "<main css={{ color: 'red' }} />", ['meet/layout-only-styles']],
    ['a layout', '<main css={{ display: "grid" }} />', []],
  ])('ESLint checks %s in a storefront page', async (_name, element, rules) => {
    expect(await refusedBy('storefront/app/page.tsx', `export const Page = () => ${element};\n`)).toEqual(rules);
  });
});

describe('rules for resolvers', () => {
  const resolver = (access: string) => `
    @Resolver()
    export class BadgeResolver {
      ${access} @Query(() => [String]) badgeList(): string[] { return ['new']; }
    }`;

  it.each([
    ['that says who may call it', '@Public()', []],
    ['that does not', '', ['no-restricted-syntax']],
  ])('ESLint checks a resolver %s', async (_name, access, rules) => {
    const refused = await refusedBy('api/src/catalog/badge.resolver.ts', resolver(access));
    expect(refused.filter((rule) => rule === 'no-restricted-syntax')).toEqual(rules);
  });
});

describe('rules for SQL', () => {
  const sends = (call: string) => `export const read = (client: Client) => client.${call};\n`;

  it.each([
    ['past its declaration', 'query(`SELECT "titel" FROM "badge"`)', ['no-restricted-syntax']],
    ['of Prisma, as it is', "$queryRawUnsafe('SELECT 1')", ['no-restricted-syntax']],
    ['that is declared', 'rows(BADGES)', []],
  ])('ESLint checks SQL %s', async (_name, call, rules) => {
    for (const path of ['api/src/catalog/list-badges.ts', 'search-indexer/src/sink/badges.ts'])
      expect(await refusedBy(path, sends(call))).toEqual(rules);
  });
});

describe('rules for transactions', () => {
  it.each([
    ['that Prisma opens', 'prisma.$transaction([])', ['no-restricted-syntax']],
    ['of nested writes', 'menu.update({ where, data: { filters: { create: [] } } })', ['no-restricted-syntax']],
    [
      'of nested writes in an upsert',
      'menu.upsert({ where, create, update: { filters: { deleteMany: {} } } })',
      ['no-restricted-syntax'],
    ],
    ['of Statements', 'statements.transaction(work)', []],
    ['beside a change in place', 'menu.update({ where, data: { position: { increment: 1 } } })', []],
  ])('ESLint checks a transaction %s', async (_name, call, rules) => {
    expect(await refusedBy('api/src/catalog/save-menu.ts', `export const save = () => ${call};\n`)).toEqual(rules);
  });
});

describe('a library', () => {
  const INNER = "import { query } from 'pg/lib/query.js';\n\nexport const run = query;\n";
  const WRITTEN = "import { options } from 'preact';\n\noptions.vnode = undefined;\n";

  it.each([
    'api/src/catalog/x.ts',
    'storefront/app/x.ts',
    'search-indexer/src/x.ts',
    'statements/src/x.ts',
    'ui-kit/src/locale/x.ts',
    'client/src/x.ts',
    'tooling/stack/x.ts',
  ])('ESLint refuses imports of library internals and changes to library options in %s', async (path) => {
    expect(await refusedBy(path, INNER)).toEqual(['libraries/as-they-are']);
    expect(await refusedBy(path, WRITTEN)).toEqual(['libraries/as-they-are']);
  });
});
