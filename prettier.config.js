export default {
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  // Its cells are long: aligned columns would be wider than any screen.
  overrides: [{ files: 'docs/specification.md', options: { proseWrap: 'never' } }],
};
