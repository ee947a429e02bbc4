import { css } from '@emotion/react';
import { Heading, Rail, tokens } from '@meet/ui-kit';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { loadSearchStart } from './load-search-start.server';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { GoodsList } from '../analytics/goods-list';
import { hiddenBadges } from '../catalogue/common-badges';
import { GoodsCard } from '../catalogue/goods-card';
import { GoodsCardSkeleton } from '../catalogue/goods-card-skeleton';

const section = css({ paddingBottom: tokens.space[16] });
const heading = css({ marginBottom: tokens.space[6] });

export interface PopularGoodsProps {
  /** The products loaded with the page; null if the browser has to load them. Default: null. */
  cards?: ProductCardFieldsFragment[] | null;
}

/** Popular products, for a page that has no products of its own to show. */
export function PopularGoods({ cards: given = null }: PopularGoodsProps) {
  const { load, data } = useFetcher<typeof loadSearchStart>();
  const cards = given ?? data?.popular;
  const isAsked = given === null;

  useEffect(() => {
    if (isAsked) void load('/search-start');
  }, [isAsked, load]);

  if (cards?.length === 0) return null;
  return (
    <section css={section} aria-labelledby="popular-goods" aria-busy={!cards}>
      <Heading level={2} css={heading} id="popular-goods">
        Чаще всего берут
      </Heading>
      <GoodsList name="Чаще всего берут" cards={cards ?? []}>
        <Rail>
          {cards
            ? cards.map((card, place) => (
                <GoodsCard
                  key={card.id}
                  card={card}
                  priority={!isAsked && place === 0}
                  hiddenBadges={hiddenBadges(cards)[place] ?? []}
                />
              ))
            : [1, 2, 3, 4].map((place) => <GoodsCardSkeleton key={place} />)}
        </Rail>
      </GoodsList>
    </section>
  );
}
