import { useState, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { formatCount } from '../../locale/plural.js';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { ColourSwatches, type Colour } from '../colour-swatches/colour-swatches.js';
import { Image } from '../image/index.js';
import { LikeButton } from '../like-button/like-button.js';
import { Anchor } from '../link/link-provider.js';
import { Price } from '../price/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './product-card.styles.js';
import { QuickAdd, type CardSize } from './quick-add.js';
import { SecondPicture } from './second-picture.js';

export interface ProductCardOffer {
  /** Price in kopecks. */
  price: number;
  /** Price before the discount, in kopecks. */
  oldPrice?: number | null;
  /** Discount in whole percent. */
  sale?: number;
  /** Points that the purchase earns. */
  cashback?: number;
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  href: string;
  name: string;
  brand?: string;
  /** Pictures of the product: the first is shown, the second on hover. */
  images: readonly { src: string; alt: string }[];
  /** Price of the best offer. It is null when the product is sold out: the card is then faded. */
  offer: ProductCardOffer | null;
  colours?: readonly Colour[];
  /** Sizes in stock. */
  sizes?: readonly CardSize[];
  /** Returns the address of a size in the quick add. There is no quick add without this or `onQuickAdd`. */
  sizeHrefOf?: (size: CardSize) => string;
  /** Adds a size to the cart without leaving the list. It replaces `sizeHrefOf`. */
  onQuickAdd?: (size: CardSize) => void;
  liked?: boolean;
  /** Called when the heart is pressed. Without it there is no heart. */
  onLike?: () => void;
  /**
   * Called when the shopper asks to be told that a sold-out product is back. Without it there is no button for that.
   */
  onNotify?: () => void;
  /** Titles of badges; only the first two are shown. */
  badges?: readonly string[];
  /** The `sizes` attribute of the picture: the width of the card in its layout. */
  pictureSizes?: string;
  /** Loads the picture first. Set it for cards on the first screen. Default: false. */
  priority?: boolean;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
}

const defaultPictureSizes = '(min-width: 1440px) 320px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, images, offer, colours = [], sizes = [], badges = [], ...rest } = props;
  const { sizeHrefOf, onQuickAdd, liked = false, onLike, onNotify, ...frame } = rest;
  const { pictureSizes = defaultPictureSizes, priority = false, headingLevel = 3, ...article } = frame;
  const messages = useMessages();
  // A list has two dozen second pictures, and most are never seen. Each is loaded when a mouse first enters its card.
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
            <VisuallyHidden>{messages.discount(sale)}</VisuallyHidden>
            <span aria-hidden="true">{`−${sale}\u00A0%`}</span>
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
        <Title css={styles.title}>
          {/* The line of the brand is there even without one, so that prices stand level across a row. */}
          <span css={styles.brand}>{brand && `${brand} `}</span>
          <Anchor href={href} css={styles.link}>
            <span css={styles.name}>{name}</span>
          </Anchor>
        </Title>
        {offer ? (
          <Price css={styles.price} price={offer.price} oldPrice={offer.oldPrice} />
        ) : (
          <p css={styles.gone}>{messages.soldOut}</p>
        )}
        {offer || !onNotify ? (
          <div css={[styles.marks, quickAdd && styles.besideButton]}>
            <p css={styles.cashback}>{cashback > 0 && messages.cashback(formatCount(cashback))}</p>
            <ColourSwatches css={styles.colours} colours={colours} />
          </div>
        ) : (
          <Button
            css={styles.notify}
            variant="ghost"
            aria-label={`${messages.notifyArrival}: ${name}`}
            onClick={onNotify}
          >
            {messages.notifyArrival}
          </Button>
        )}
      </div>
      {onLike && <LikeButton css={styles.like} liked={liked} onLikedChange={onLike} />}
      {quickAdd && (
        <QuickAdd goods={name} sizes={sizes} hovered={hovered} hrefOf={sizeHrefOf} onQuickAdd={onQuickAdd} />
      )}
    </article>
  );
}
