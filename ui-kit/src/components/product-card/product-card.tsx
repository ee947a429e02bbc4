import { useState, type PointerEvent } from 'react';
import { attributesOf } from '../../parts/attributes-of.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { ProductCardArrival } from './card-arrival.js';
import { ProductCardBadges } from './card-badges.js';
import { ProductCardCashback } from './card-cashback.js';
import { ProductCardColours } from './card-colours.js';
import { CardContext } from './card-context.js';
import { ProductCardFoot } from './card-foot.js';
import { ProductCardLike } from './card-like.js';
import { ProductCardName } from './card-name.js';
import { ProductCardNotify } from './card-notify.js';
import { ProductCardPicture } from './card-picture.js';
import { ProductCardPrice } from './card-price.js';
import * as styles from './product-card.styles.js';
import type { ProductCardProps } from './product-card.types.js';
import { ProductCardQuickAdd } from './quick-add.js';

export function ProductCard(passed: ProductCardProps) {
  const props = useDefaultProps('ProductCard', passed);
  const { offer, sizes, square, arrival, children = wholeCard, sizeHrefOf, onQuickAdd, ...rest } = props;
  const { onLikedChange, onNotify, onSizesOpen, ...article } = rest;
  // A list has two dozen second pictures, most of which are never seen. Each is loaded when a mouse first enters its
  // card.
  const [hovered, setHovered] = useState(false);
  const quickAdd = offer !== null && Boolean(sizes?.length) && Boolean(sizeHrefOf ?? onQuickAdd);

  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') setHovered(true);
    article.onPointerEnter?.(event);
  };

  return (
    <CardContext value={{ ...props, hovered, quickAdd }}>
      <article
        css={[styles.card, square && styles.squareCard, arrival !== undefined && styles.cardWithArrival]}
        {...attributesOf(article)}
        onPointerEnter={enter}
      >
        {children}
      </article>
    </CardContext>
  );
}

const wholeCard = (
  <>
    <ProductCardPicture />
    <ProductCardBadges />
    <ProductCardName />
    <ProductCardPrice />
    <ProductCardArrival />
    <ProductCardFoot />
    <ProductCardLike />
    <ProductCardQuickAdd />
  </>
);

// A server component cannot access a property of a client component, so it imports `ProductCardPicture` and the other
// parts.
ProductCard.Picture = ProductCardPicture;
ProductCard.Badges = ProductCardBadges;
ProductCard.Name = ProductCardName;
ProductCard.Price = ProductCardPrice;
ProductCard.Arrival = ProductCardArrival;
ProductCard.Foot = ProductCardFoot;
ProductCard.Cashback = ProductCardCashback;
ProductCard.Colours = ProductCardColours;
ProductCard.Notify = ProductCardNotify;
ProductCard.Like = ProductCardLike;
ProductCard.QuickAdd = ProductCardQuickAdd;
