import { useState, type ComponentPropsWithRef, type PointerEvent, type ReactNode } from 'react';
import { formatCount, formatPercent } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { soldOutWords } from '../../locale/words/sold-out.words.js';
import type { AddressOf } from '../../server-props/index.js';
import { Badge } from '../badge/badge.js';
import { ColourSwatches, type Colour } from '../colour-swatches/colour-swatches.js';
import { Image } from '../image/index.js';
import { LikeButton } from '../like-button/like-button.js';
import { Anchor } from '../link/link-provider.js';
import { Price } from '../price/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './product-card.styles.js';
import { QuickAdd, type CardSize } from './quick-add.js';
import { SecondPicture } from './second-picture.js';
import { productCardWords } from './product-card.words.js';

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

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Address of the product. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Brand, shown before the name. Default: none. */
  brand?: string;
  /** Pictures of the product: the first is shown, the second on hover. */
  images: readonly { src: string; alt: string }[];
  /** Price of the best offer; null if the product is sold out, which fades the card. */
  offer: ProductCardOffer | null;
  /** Rating beside the brand: a `Rating` with `compact` and the size `small`. Default: none. */
  rating?: ReactNode;
  /** Other colours of the model, shown as dots. Default: none. */
  colours?: readonly Colour[];
  /** Sizes in stock. Default: none. */
  sizes?: readonly CardSize[];
  /**
   * The product's address with a size, for the quick add: a template such as `/product/court?size={size}`, or a
   * function. Without this or `onQuickAdd` there is no quick add. Default: none.
   */
  sizeHrefOf?: AddressOf<CardSize>;
  /** Adds a size to the cart without leaving the list; replaces `sizeHrefOf`. Default: none. */
  onQuickAdd?: (size: CardSize) => void;
  /** The product is among the shopper's favourites. Default: false. */
  liked?: boolean;
  /** Called when the heart is pressed. Without it there is no heart. Default: none. */
  onLike?: () => void;
  /**
   * Called when the shopper wants to be notified about a sold-out product. Without it there is no button. Default:
   * none.
   */
  onNotify?: () => void;
  /** Titles of badges; only two are shown. Default: none. */
  badges?: readonly string[];
  /**
   * The `sizes` attribute of the picture: the card's width in its layout. Default: that in a full-width `ProductGrid`.
   */
  pictureSizes?: string;
  /** Loads the picture first. Set it for cards on the first screen. Default: false. */
  priority?: boolean;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
}

/** The widths of a card in a full-width `ProductGrid`. */
const defaultPictureSizes =
  '(min-width: 1440px) 325px, (min-width: 1024px) calc(25vw - 35px), (min-width: 768px) calc(33.3vw - 29px), calc(50vw - 22px)';

export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, images, offer, colours = [], sizes = [], badges = [], ...rest } = props;
  const { sizeHrefOf, onQuickAdd, liked = false, onLike, onNotify, rating, ...frame } = rest;
  const { pictureSizes = defaultPictureSizes, priority = false, headingLevel = 3, ...article } = frame;
  const words = useWords('productCard', productCardWords);
  const locale = useLocale();
  const { soldOut } = useWords('soldOut', soldOutWords);
  // A list has two dozen second pictures, most of which are never seen. Each is loaded when a mouse first enters its
  // card.
  const [hovered, setHovered] = useState(false);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const [first, second] = images;
  const cashback = offer?.cashback ?? 0;
  const sale = offer?.oldPrice && offer.oldPrice > offer.price ? (offer.sale ?? 0) : 0;
  const quickAdd = offer !== null && sizes.length > 0 && Boolean(sizeHrefOf ?? onQuickAdd);

  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') setHovered(true);
    article.onPointerEnter?.(event);
  };

  return (
    <article css={styles.card} {...article} onPointerEnter={enter}>
      <div css={[styles.pictures, !offer && styles.faded]}>
        <Image src={first?.src} alt="" sizes={pictureSizes} priority={priority} />
        {second && hovered && <SecondPicture src={second.src} sizes={pictureSizes} />}
        {sale > 0 && (
          <Badge css={styles.sale} tone="price">
            <VisuallyHidden>{words.discount(formatPercent(sale, locale))}</VisuallyHidden>
            <span aria-hidden="true">{`−${formatPercent(sale, locale)}`}</span>
          </Badge>
        )}
      </div>
      {badges.length > 0 && (
        <div css={[styles.badges, onLike && styles.besideLike]}>
          {badges.slice(0, 2).map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </div>
      )}
      <div css={styles.body}>
        <div>
          {rating && <span css={styles.rating}>{rating}</span>}
          <Title css={styles.title}>
            {/* The brand's line is reserved even without a brand, so that prices align across a row. */}
            <span css={styles.brand}>{brand && `${brand} `}</span>
            <Anchor href={href} css={styles.link}>
              <span css={styles.name}>{name}</span>
            </Anchor>
          </Title>
        </div>
        {offer ? (
          <Price
            css={styles.price}
            price={offer.price}
            oldPrice={offer.oldPrice}
            loyaltyPrice={offer.loyaltyPrice}
            from={offer.from}
          />
        ) : (
          <p css={styles.gone}>{soldOut}</p>
        )}
        {offer || !onNotify ? (
          <div css={[styles.marks, quickAdd && styles.besideButton]}>
            <p css={styles.cashback}>{cashback > 0 && words.cashback(formatCount(cashback, locale))}</p>
            <ColourSwatches css={styles.colours} colours={colours} />
          </div>
        ) : (
          <button css={styles.notify} type="button" aria-label={`${words.notifyArrival}: ${name}`} onClick={onNotify}>
            {words.notifyArrival}
          </button>
        )}
      </div>
      {onLike && <LikeButton css={styles.like} liked={liked} onLikedChange={onLike} />}
      {quickAdd && (
        <QuickAdd goods={name} sizes={sizes} hovered={hovered} hrefOf={sizeHrefOf} onQuickAdd={onQuickAdd} />
      )}
    </article>
  );
}
