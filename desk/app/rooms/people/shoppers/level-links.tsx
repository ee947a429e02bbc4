import { css } from '@emotion/react';
import { formatCount, Link, Text, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import type { AccessLevel } from '../../../graphql/generated/graphql';
import { hrefOf, LEVELS } from './shopper-filters';
import { shopperTexts } from './shopper-words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], minHeight: 36 });

export interface LevelLinksProps {
  /** How many people the other filters find of each access level. */
  counts: ReadonlyMap<AccessLevel, number>;
  params: URLSearchParams;
  current: AccessLevel | null;
}

/** Who there is: shoppers and those who work in the shop, each a link to them. */
export function LevelLinks({ counts, params, current }: LevelLinksProps) {
  const texts = useTexts(shopperTexts);
  const locale = useLocale();
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const links = [
    { level: null, name: texts.all, count: all },
    ...LEVELS.map((level) => ({ level, name: texts.levels[level], count: counts.get(level) ?? 0 })),
  ];
  return (
    <nav aria-label={texts.filters}>
      <ul css={list}>
        {links.map(({ level, name, count }) => (
          <li key={name} css={entry}>
            <Link
              href={hrefOf(params, { level })}
              variant={level === current ? 'text' : 'quiet'}
              {...(level === current && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
            <Text as="span" size="small" tone="muted">
              {formatCount(count, locale)}
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  );
}
