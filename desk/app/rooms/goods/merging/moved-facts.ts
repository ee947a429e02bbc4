import { formatCount, type Locale } from '@meet/ui-kit';

/** Lists what the merge moves to the target and how much, in the order of `names`; zero counts are left out. */
export function movedFacts<Key extends string>(
  names: Record<Key, string>,
  moved: Record<Key, number>,
  locale: Locale,
): { label: string; value: string }[] {
  return (Object.keys(names) as Key[])
    .filter((name) => moved[name] > 0)
    .map((name) => ({ label: names[name], value: formatCount(moved[name], locale) }));
}
