import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { hoverWhereAMouseIs } from './tooling/lint/hover-where-a-mouse-is.js';
import { layoutOnlyStyles } from './tooling/lint/layout-only-styles.js';
import { librariesAsTheyAre } from './tooling/lint/libraries-as-they-are.js';
import { noLiteralColour } from './tooling/lint/no-literal-colour.js';
import { noLiteralSpace } from './tooling/lint/no-literal-space.js';
import { noLiteralType } from './tooling/lint/no-literal-type.js';
import { textsFromWords } from './tooling/lint/texts-from-words.js';
import { visiblePiecesFromKit } from './tooling/lint/visible-pieces-from-kit.js';

const access = 'Decorator[expression.callee.name=/^(Public|SignedIn|Needs|ForOperators)$/]';
const entry = 'Decorator[expression.callee.name=/^(Query|Mutation|Subscription|Get|Post|Put|Patch|Delete|All)$/]';
const nestedWrite =
  '/^(create|createMany|connect|connectOrCreate|disconnect|update|updateMany|upsert|delete|deleteMany)$/';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/generated/',
      '**/.react-router/',
      '**/.next/',
      '.data/',
      'storybook-static/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    languageOptions: { globals: { process: 'readonly', console: 'readonly', fetch: 'readonly', URL: 'readonly' } },
    rules: {
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/array-type': 'off',
      // `noUncheckedIndexedAccess` is on, so code uses `!` where an earlier line proves that the index exists.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Nest's modules are classes even if they are empty, so decorated empty classes are allowed. Its decorators read
    // parameter types as values, so these types must not be imported with `import type`.
    files: ['api/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The folders of api/src add their error codes to one interface by declaration merging, for which an interface
      // without members of its own is needed.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['**/*.{tsx,jsx}', 'ui-kit/**/*.ts', 'storefront/**/*.ts', 'desk/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'writable', __dirname: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['examples/**'],
    languageOptions: { globals: { Buffer: 'readonly', crypto: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    // A GraphQL or REST call must declare who may call it. The guard also refuses undeclared calls at run time.
    files: ['api/src/**/*.{resolver,controller}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `ClassDeclaration:not(:has(> ${access})) > ClassBody > MethodDefinition:not(:has(> ${access})) > ${entry}`,
          message: 'Say who may call it: @Public(), @SignedIn(), @Needs(…) or @ForOperators(), here or on the class.',
        },
      ],
    },
  },
  {
    // SQL must be declared with `statement()`, because the types of declared statements are generated from the
    // database. Nothing would check SQL that is sent in another way.
    files: ['api/src/**/*.ts', 'search-indexer/src/**/*.ts'],
    ignores: [
      '**/*.{resolver,controller,spec}.ts',
      'api/src/testing/**',
      'api/src/platform/database/{statements,run-migration,copy-table}.ts',
      // Tables of a backup are those that the database names, which no type can know.
      'api/src/backup/{database-contents,load-tables,restore-target}.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(query|\\$(query|execute)Raw(Unsafe|Typed)?)$/]',
          message: 'SQL is declared with statement(), or is a command(): the database types it (docs/adr/0021).',
        },
        {
          selector: "[property.name='$transaction']",
          message: 'Statements.transaction() alone opens transactions (docs/adr/0021).',
        },
        {
          selector: `Property[key.name=/^(data|create|update)$/] > ObjectExpression > Property > ObjectExpression > Property[key.name=${nestedWrite}]`,
          message: 'Prisma would open a transaction for nested writes: use statements (docs/adr/0021).',
        },
      ],
    },
  },
  {
    files: ['{storefront,desk}/app/**/*.{ts,tsx}'],
    plugins: {
      meet: { rules: { 'visible-pieces-from-kit': visiblePiecesFromKit, 'layout-only-styles': layoutOnlyStyles } },
    },
    rules: { 'meet/visible-pieces-from-kit': 'error', 'meet/layout-only-styles': 'error' },
  },
  {
    // Components that shoppers see must not contain colours or texts, so that shops can rebrand and translate them.
    // Sample data and stories may contain both.
    files: ['ui-kit/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'ui-kit/src/{testing,fixtures,screens,foundations,tokens}/**'],
    plugins: {
      kit: {
        rules: {
          'hover-where-a-mouse-is': hoverWhereAMouseIs,
          'no-literal-colour': noLiteralColour,
          'no-literal-space': noLiteralSpace,
          'no-literal-type': noLiteralType,
          'texts-from-words': textsFromWords,
        },
      },
    },
    rules: {
      'kit/hover-where-a-mouse-is': 'error',
      'kit/no-literal-colour': 'error',
      'kit/no-literal-space': 'error',
      'kit/no-literal-type': 'error',
      'kit/texts-from-words': 'error',
    },
  },
  {
    files: ['ui-kit/src/{components,overlay}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@emotion/react',
          importNames: ['keyframes'],
          message: 'Keyframes are in theme/motion.css: added to a loaded page, they make all fonts load again.',
        },
      ],
    },
  },
  {
    // Tests may reach into libraries, and configuration follows what its tool asks for.
    files: [
      '{api,statements,search-indexer,client,storefront,desk,tooling,demo,evidence,graphiql}/**/*.{ts,tsx,js,mjs}',
      'ui-kit/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.{spec,test,stories}.{ts,tsx}', '**/testing/**', '**/*.config.*'],
    plugins: { libraries: { rules: { 'as-they-are': librariesAsTheyAre } } },
    rules: { 'libraries/as-they-are': 'error' },
  },
  {
    files: ['ui-kit/src/**/*.words.ts'],
    rules: { 'kit/texts-from-words': 'off' },
  },
  {
    files: ['**/*.spec.ts', '**/*.test.tsx', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
);
