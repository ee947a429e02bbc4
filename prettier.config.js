export default {
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  // Its cells are long: aligned columns would be wider than any screen.
  overrides: [
    { files: 'docs/specification.md', options: { proseWrap: 'never' } },
    // Written by a command, and deep: spaces would be a tenth of it.
    { files: ['**/statement-types.ts', '**/statement-types/*.ts'], options: { useTabs: true } },
  ],
};
