/** Value that a response must contain at a path, such as `data.product.slug`. */
export interface Expected {
  path: string;
  /** Minimum number of entries of a list. */
  min?: number;
  equals?: unknown;
}

/** Describes which expected values are missing in a GraphQL response; returns undefined if none are. */
export function faultOf(expected: Expected[], answer: object): string | undefined {
  const { errors } = answer as { errors?: unknown };
  if (errors) return `answered ${JSON.stringify(errors).slice(0, 300)}`;
  for (const { path, min, equals } of expected) {
    const found = valueAt(answer, path);
    if (min !== undefined && !(Array.isArray(found) && found.length >= min))
      return `${path} has ${Array.isArray(found) ? found.length : 'no'} entries, ${min} are the least`;
    if (equals !== undefined && found !== equals)
      return `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(equals)}`;
    if (min === undefined && equals === undefined && (found === undefined || found === null))
      return `${path} is absent`;
  }
  return undefined;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
}
