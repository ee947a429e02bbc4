import { useTexts } from '../../../browser/language';
import type { AccessLevel } from '../../../graphql/generated/graphql';
import { LinkRow } from '../link-row';
import { hrefOf, LEVELS } from './shopper-filters';
import { shopperTexts } from './shopper-words';

export interface LevelLinksProps {
  /** Number of people of each access level that the other filters find. */
  counts: ReadonlyMap<AccessLevel, number>;
  params: URLSearchParams;
  current: AccessLevel | null;
}

/** Access levels of shoppers and of those who work in the shop, each with a link to its list. */
export function LevelLinks({ counts, params, current }: LevelLinksProps) {
  const texts = useTexts(shopperTexts);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const linkOf = (level: AccessLevel | null, name: string, count: number) => ({
    ...{ name, count, href: hrefOf(params, { level }), isCurrent: level === current },
  });
  return (
    <LinkRow
      label={texts.filters}
      links={[
        linkOf(null, texts.all, all),
        ...LEVELS.map((level) => linkOf(level, texts.levels[level], counts.get(level) ?? 0)),
      ]}
    />
  );
}
