import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/generated/',
      '**/.react-router/',
      '.data/',
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
      // `noUncheckedIndexedAccess` is on: where a bound is proved by the line above, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Nest's modules and resolvers are classes by design, and its decorators read parameter types as values.
    files: ['api/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['**/*.{tsx,jsx}', 'ui-kit/**/*.ts', 'storefront/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.spec.ts', '**/*.test.tsx', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
);
