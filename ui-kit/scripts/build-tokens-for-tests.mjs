/** Jest's global setup: builds the tokens that components import. */
export default async function buildTokens() {
  await import('./build-tokens.mjs');
}
