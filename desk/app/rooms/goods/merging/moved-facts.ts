import { formatCount, type Locale } from '@meet/ui-kit';

/** What goes over and how much of it, in the order of `names`; what there is none of is left out. */
export function movedFacts<Key extends string>(
  names: Record<Key, string>,
  moved: Record<Key, number>,
  locale: Locale,
): { label: string; value: string }[] {
  return (Object.keys(names) as Key[])
    .filter((name) => moved[name] > 0)
    .map((name) => ({ label: names[name], value: formatCount(moved[name], locale) }));
}
