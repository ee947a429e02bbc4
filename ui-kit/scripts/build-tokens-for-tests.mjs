/** Jest's global setup: the components import what the token files become. */
export default async function buildTokens() {
  await import('./build-tokens.mjs');
}
