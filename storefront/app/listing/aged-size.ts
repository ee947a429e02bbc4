import type { Age } from '../graphql/generated/graphql';

/** A value of the size filter: `42` means sizes of both age groups, `CHILDREN_35` only children's. */
export interface AgedSize {
  size: string;
  age: Age | null;
}

export function agedSize(value: string): AgedSize {
  const [, age, size] = /^(ADULT|CHILDREN)_(.+)$/.exec(value) ?? [];
  return age && size ? { size, age: age as Age } : { size: value, age: null };
}

/** Whether two values of the size filter can mean the same offer. */
export function isSameSize(left: string, right: string): boolean {
  const [one, other] = [agedSize(left), agedSize(right)];
  return one.size === other.size && (one.age === other.age || one.age === null || other.age === null);
}
