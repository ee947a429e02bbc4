import { css } from '@emotion/react';
import { ProductCard, Rating } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { cardItem, useCardChosen } from '../analytics/goods-list';
import { tell } from '../analytics/tell';
import { useArrivals } from '../arrivals/arrivals-context';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { useFavourites } from '../favourites/favourites-context';
import { LazyStockNotice } from '../notices/lazy-stock-notice';
import { accountPrice } from '../offers/account-price';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import { useSession } from '../session/session-context';
import { useCartStore } from '../cart/cart-context';
import { cardName } from '../offers/card-name';
import { cardSizes, isLowest, shownPrice } from '../offers/card-sizes';
import { LazyQuickAdd } from './lazy-quick-add';

export interface GoodsCardProps {
  card: ProductCardFieldsFragment;
  priority?: boolean;
  pictureSizes?: string;
  /** Whether the picture is square, for lists that contain only shoes. Default: false. */
  square?: boolean;
  headingLevel?: 2 | 3;
  /** Delivery date of the product. The list shows for which town. Default: none. */
  arrival?: ReactNode;
  /** A short text about the product on the cashback line, such as the shopper's size. Default: none. */
  mark?: ReactNode;
  /** Titles of badges that the card leaves out; see `common-badges.ts`. Default: none. */
  hiddenBadges?: readonly string[];
}

/** The UI kit's product card. Pressing a size adds it to the cart; on a touch screen the sizes are in a bottom sheet. */
export const GoodsCard = observer(function GoodsCard({ card, mark, hiddenBadges = [], ...look }: GoodsCardProps) {
  const cart = useCartStore();
  const favourites = useFavourites();
  const arrivals = useArrivals();
  const [sheet, setSheet] = useState<'sizes' | 'notice' | null>(null);
  const { signedIn } = useSession();
  const tellChosen = useCardChosen(card);
  const prices = card.item && accountPrice(card.item.priceDetails, signedIn);
  const images = [...card.images].sort((left, right) => left.position - right.position);

  const add = async (slug: string) => {
    const { slug: product, name, brands, images: pictures } = card;
    const size = card.sizes.find((one) => one.slug === slug);
    if (
      size &&
      (await cart.addSize(
        { slug: product, name, brand: brandName(brands), picture: coverOf(pictures) },
        size,
        shownPrice(card, slug),
      ))
    )
      cart.setDrawerOpen(true);
  };

  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) tellChosen();
  };

  const close = () => setSheet(null);

  const like = () => {
    if (!favourites.has(card.id)) tell({ name: 'add_to_wishlist', items: [cardItem(card)] });
    void favourites.toggle(card.id);
  };

  return (
    <>
      <ProductCard
        onClick={press}
        href={`/product/${card.slug}`}
        name={cardName(card)}
        brand={brandName(card.brands)}
        images={images.slice(0, 2).map(({ url, alt }) => ({ src: url, alt }))}
        offer={prices && { ...prices, from: isLowest(card) }}
        rating={card.reviewCount > 0 && <Rating compact size="small" value={card.rating} count={card.reviewCount} />}
        colours={card.colorPalletes}
        sizes={cardSizes(card, arrivals, prices?.price)}
        onQuickAdd={({ id }) => void add(id)}
        onSizesOpen={() => setSheet('sizes')}
        liked={favourites.has(card.id)}
        onLikedChange={like}
        onNotify={() => setSheet('notice')}
        badges={card.badges.flatMap(({ title }) => (hiddenBadges.includes(title) ? [] : title))}
        {...look}
      >
        {mark === undefined ? undefined : <MarkedCard mark={mark} />}
      </ProductCard>
      <LazyQuickAdd
        card={card}
        square={look.square ?? false}
        open={sheet === 'sizes'}
        onOpenChange={close}
        onNotify={() => setSheet('notice')}
        onFollow={tellChosen}
      />
      <LazyStockNotice product={card} open={sheet === 'notice'} onOpenChange={close} />
    </>
  );
});

const markLine = css({ display: 'flex', gap: '0.5ch', minWidth: 0, whiteSpace: 'nowrap' });

/** A card with a short text on the cashback line. */
function MarkedCard({ mark }: Required<Pick<GoodsCardProps, 'mark'>>) {
  return (
    <>
      <ProductCard.Picture />
      <ProductCard.Badges />
      <ProductCard.Name />
      <ProductCard.Price />
      <ProductCard.Arrival />
      <ProductCard.Foot>
        <div css={markLine}>
          <ProductCard.Cashback />
          {mark}
        </div>
        <ProductCard.Colours />
      </ProductCard.Foot>
      <ProductCard.Like />
      <ProductCard.QuickAdd />
    </>
  );
}
