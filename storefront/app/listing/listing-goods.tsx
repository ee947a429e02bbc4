import { ProductGrid } from '@meet/ui-kit';
import { memo, type RefObject } from 'react';
import { GoodsList } from '../analytics/goods-list';
import { hiddenBadges } from '../catalogue/common-badges';
import { GoodsCard } from '../catalogue/goods-card';
import { GoodsCardSkeleton } from '../catalogue/goods-card-skeleton';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { OwnSizeMark } from '../my-size/own-size-mark';
import { SizesInStock } from '../my-size/sizes-in-stock';
import { CardArrivalLine } from './card-arrival-line';
import { pageSize } from './listing-query';

export interface ListingGoodsProps {
  /** The name of the list for analytics. */
  name: string;
  items: readonly ProductCardFieldsFragment[];
  list: RefObject<HTMLUListElement | null>;
  listKey: number;
  /** Position of the first card among all found products, counted from 0. */
  offset: number;
  /** How many cards are on the first screen: their pictures are loaded first. */
  firstCards: number;
  /** Number of cards that are loading. */
  onTheWay: number;
  /** Whether pictures are square, as in a list that contains only shoes. */
  square: boolean;
  /** Called when a product is chosen, with its position among all found products, counted from 1. */
  onChosen?: ((productId: string, place: number) => void) | undefined;
}

/** The widths of a card in the grid next to the filters. */
const pictureSizes =
  '(min-width: 1440px) 249px, (min-width: 1024px) calc(33.3vw - 141px), (min-width: 768px) calc(33.3vw - 29px), calc(50vw - 22px)';

/**
 * The cards of a listing. Memoised, because the cards are most of the page and a choice in the filters does not change
 * them.
 */
export const ListingGoods = memo(function ListingGoods(props: ListingGoodsProps) {
  const { name, items, list, listKey, offset, firstCards, onTheWay, square, onChosen } = props;
  const hidden = hiddenBadges(items, pageSize);
  return (
    <GoodsList name={name} cards={items} onChosen={({ id }, place) => onChosen?.(id, offset + place)}>
      <SizesInStock cards={items}>
        <ProductGrid key={listKey} ref={list} density="narrow">
          {items.map((card, index) => (
            <GoodsCard
              key={card.id}
              card={card}
              priority={index < firstCards}
              pictureSizes={pictureSizes}
              headingLevel={2}
              square={square}
              hiddenBadges={hidden[index] ?? []}
              arrival={<CardArrivalLine card={card} />}
              mark={<OwnSizeMark card={card} />}
            />
          ))}
          {Array.from({ length: onTheWay }, (_, index) => (
            <GoodsCardSkeleton key={`next-${index}`} withArrival square={square} />
          ))}
        </ProductGrid>
      </SizesInStock>
    </GoodsList>
  );
});
