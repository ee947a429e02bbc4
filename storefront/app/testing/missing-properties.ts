/**
 * Paths among the given ones for which a block of structured data has no value. `offers.price` must exist in each of
 * several offers.
 */
export function missingProperties(block: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => !has(block, path.split('.')));
}

function has(value: unknown, [first, ...rest]: string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, [first, ...rest] as string[]));
  if (first === undefined) return value !== undefined && value !== null && value !== '';
  return typeof value === 'object' && value !== null && has((value as Record<string, unknown>)[first], rest);
}
