import { css } from '@emotion/react';
import { Heading, Rail, tokens } from '@meet/ui-kit';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { loadSearchStart } from './load-search-start.server';
import { GoodsCard } from '../catalogue/goods-card';
import { GoodsCardSkeleton } from '../catalogue/goods-card-skeleton';

const section = css({ paddingBottom: tokens.space[16] });
const heading = css({ marginBottom: tokens.space[6] });

/** What is bought most, for a page that has nothing of its own to show. Loaded in the browser. */
export function PopularGoods() {
  const { load, data } = useFetcher<typeof loadSearchStart>();

  useEffect(() => void load('/search-start'), [load]);

  if (data?.popular.length === 0) return null;
  return (
    <section css={section} aria-labelledby="popular-goods" aria-busy={!data}>
      <Heading level={2} css={heading} id="popular-goods">
        Чаще всего берут
      </Heading>
      <Rail>
        {data
          ? data.popular.map((card) => <GoodsCard key={card.id} card={card} />)
          : [1, 2, 3, 4].map((place) => <GoodsCardSkeleton key={place} />)}
      </Rail>
    </section>
  );
}
