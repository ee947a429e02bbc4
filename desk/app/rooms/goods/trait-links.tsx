import { css } from '@emotion/react';
import { formatCount, Link, Text, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { GoodsTrait } from '../../graphql/generated/graphql';
import { hrefOfTrait } from './goods-filters';
import { goodsTexts } from './goods-words';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], minHeight: 36 });

export interface TraitLinksProps {
  /** Number of products with each trait among those that the other filters find. */
  counts: ReadonlyMap<GoodsTrait, number>;
  params: URLSearchParams;
  current: readonly GoodsTrait[];
}

/** Traits of goods, such as what they lack, each as a link that switches the filter on or off. */
export function TraitLinks({ counts, params, current }: TraitLinksProps) {
  const texts = useTexts(goodsTexts);
  const locale = useLocale();
  const traits = (Object.keys(texts.traits) as GoodsTrait[]).filter(
    (trait) => (counts.get(trait) ?? 0) > 0 || current.includes(trait),
  );
  return (
    <nav aria-label={texts.filters}>
      <ul css={line}>
        {traits.map((trait) => {
          const isCurrent = current.includes(trait);
          return (
            <li key={trait} css={entry}>
              <Link
                href={hrefOfTrait(params, trait)}
                variant={isCurrent ? 'text' : 'quiet'}
                {...(isCurrent && { 'aria-current': 'true' as const })}
              >
                {texts.traits[trait]}
              </Link>
              <Text as="span" size="small" tone="muted">
                {formatCount(counts.get(trait) ?? 0, locale)}
              </Text>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
