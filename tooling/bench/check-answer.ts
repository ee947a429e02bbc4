import type { Operation } from './shop-target.js';

/** Describes what a response lacks of what the operation expects; returns undefined if it lacks nothing. */
export function faultOf(
  { expect }: Pick<Operation, 'expect'>,
  variables: Record<string, unknown>,
  answer: object,
): string | undefined {
  const { errors } = answer as { errors?: unknown };
  if (errors) return `answered ${JSON.stringify(errors).slice(0, 300)}`;
  for (const { path, min, equals, equalsVar } of expect) {
    const found = valueAt(answer, path);
    if (min !== undefined && !(Array.isArray(found) && found.length >= min))
      return `${path} has ${Array.isArray(found) ? found.length : 'no'} entries, ${min} are the least`;
    const wanted = equalsVar === undefined ? equals : variables[equalsVar];
    if (wanted !== undefined && found !== wanted)
      return `${path} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;
  }
  return undefined;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
}
