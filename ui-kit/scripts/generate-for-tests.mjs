/** Jest's global setup: generates the tokens and the icons that components import. */
export default async function generate() {
  await import('./build-tokens.mjs');
  await import('./build-icons.mjs');
}
