export default async function stopTestPostgres() {
  await globalThis.stopTestPostgres?.();
}
