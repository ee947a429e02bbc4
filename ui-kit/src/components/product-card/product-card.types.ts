import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PartClasses } from '../../parts/parts.js';
import type { AddressOf } from '../../server-props/index.js';
import type { Colour } from '../colour-swatches/colour-swatches.js';
import type { LikeButtonProps } from '../like-button/like-button.js';

export interface CardSize {
  id: string;
  /** The displayed size, beginning with its EU value, such as «42». */
  label: string;
  /** Short notes beside the name, such as a price that differs from the card's, or the delivery time. Default: none. */
  notes?: readonly string[];
}

export interface ProductCardOffer {
  /** Price in minor units. */
  price: number;
  /** Price before the discount, in minor units. */
  oldPrice?: number | null;
  /** Discount in whole percent. */
  sale?: number;
  /** Price with the card of the loyalty programme, in minor units, shown if it is lower. */
  loyaltyPrice?: number | null;
  /** The price is the lowest of several, so it is preceded by «от». Default: false. */
  from?: boolean;
  /** Points that the purchase earns. */
  cashback?: number;
}

/** Names of a card's parts, used in `data-part` of their elements. */
export type ProductCardPart =
  | 'picture'
  | 'sale'
  | 'badges'
  | 'heading'
  | 'rating'
  | 'brand'
  | 'name'
  | 'price'
  | 'sold-out'
  | 'arrival'
  | 'foot'
  | 'cashback'
  | 'colours'
  | 'notify'
  | 'like'
  | 'quick-add';

export interface ProductCardProps extends ComponentPropsWithRef<'article'> {
  /** URL of the product. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Brand, shown before the name. Default: none. */
  brand?: string;
  /** Pictures of the product: the first is shown, the second on hover. */
  images: readonly { src: string; alt: string }[];
  /** Price of the best offer; null if the product is sold out, which fades the card. */
  offer: ProductCardOffer | null;
  /** Delivery date of the product, in one line. Null keeps the line free until the date is known. Default: no line. */
  arrival?: ReactNode;
  /** Rating beside the brand: a `Rating` with `compact` and the size `small`. Default: none. */
  rating?: ReactNode;
  /** Other colours of the model, shown as dots. Default: none. */
  colours?: readonly Colour[];
  /** Sizes in stock. Default: none. */
  sizes?: readonly CardSize[];
  /**
   * The product's URL with a size, for the quick add: a template such as `/product/court?size={size}`, or a function.
   * Without this or `onQuickAdd` there is no quick add. Default: none.
   */
  sizeHrefOf?: AddressOf<CardSize>;
  /** Adds a size to the cart without leaving the list; replaces `sizeHrefOf`. Default: none. */
  onQuickAdd?: (size: CardSize) => void;
  /**
   * Called on a touch screen when the button of the sizes is pressed, instead of showing them over the picture: the
   * caller opens them in a `BottomSheet`. Default: none.
   */
  onSizesOpen?: () => void;
  /** The product is among the shopper's favourites. Default: false. */
  liked?: boolean;
  /** Called with the new state when the heart is pressed. Without it there is no heart. Default: none. */
  onLikedChange?: LikeButtonProps['onLikedChange'];
  /**
   * Called when the shopper wants to be notified about a sold-out product. Without it there is no button. Default:
   * none.
   */
  onNotify?: () => void;
  /** Titles of badges; only two are shown. Default: none. */
  badges?: readonly string[];
  /**
   * The `sizes` attribute of the picture: the card's width in its layout. Default: the width in a full-width
   * `ProductGrid`.
   */
  pictureSizes?: string;
  /** A square picture, as wide as the card, which suits shoes. Default: false, a picture of 4 / 5. */
  square?: boolean;
  /** Loads the picture first. Set it for cards on the first screen. Default: false. */
  priority?: boolean;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
  /** Classes for the card's parts. Default: none. */
  classNames?: PartClasses<ProductCardPart>;
  /**
   * The parts of the card in your own order, together with any other content. Default: picture, badges, name, price,
   * arrival, foot, heart and quick add.
   */
  children?: ReactNode;
}
