import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { formatCount } from '../../locale/plural.js';
import { Badge } from '../badge/badge.js';
import { ColourSwatches, type Colour } from '../colour-swatches/colour-swatches.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import { Price } from '../price/index.js';
import * as styles from './product-card.styles.js';
import { SecondPicture } from './second-picture.js';

export interface ProductCardOffer {
  /** Kopecks. */
  price: number;
  oldPrice?: number | null;
  sale?: number;
  /** Points. */
  cashback?: number;
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  href: string;
  name: string;
  brand?: string;
  images: readonly { src: string; alt: string }[];
  /** Null when nothing can be bought: the card is muted. */
  offer: ProductCardOffer | null;
  colours?: readonly Colour[];
  /** Sizes that can be bought now. */
  sizes?: readonly string[];
  /** The first two are shown. */
  badges?: readonly string[];
  /** The `sizes` attribute of the picture: how wide the card is where it stands. */
  pictureSizes?: string;
  /** For the cards of the first screen. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

const defaultPictureSizes = '(min-width: 1440px) 320px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';

export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, images, offer, colours = [], sizes = [], badges = [], ...rest } = props;
  const { pictureSizes = defaultPictureSizes, priority = false, headingLevel = 3, ...article } = rest;
  const messages = useMessages();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const [first, second] = images;

  return (
    <article css={styles.card} {...article}>
      <div css={[styles.pictures, !offer && styles.soldOut]}>
        <Image src={first?.src} alt="" sizes={pictureSizes} priority={priority} />
        {second && <SecondPicture src={second.src} sizes={pictureSizes} />}
        {badges.length > 0 && (
          <div css={styles.badges}>
            {badges.slice(0, 2).map((title) => (
              <Badge key={title}>{title}</Badge>
            ))}
          </div>
        )}
        {sizes.length > 0 && (
          <div css={styles.sizes} aria-hidden="true">
            {sizes.join('  ')}
          </div>
        )}
      </div>
      <div css={styles.body}>
        <Title>
          {brand && <span css={styles.brand}>{brand} </span>}
          <Anchor href={href} css={styles.link}>
            <span css={styles.name}>{name}</span>
          </Anchor>
        </Title>
        <div css={styles.money}>
          {offer ? (
            <Price price={offer.price} oldPrice={offer.oldPrice} sale={offer.sale} />
          ) : (
            <span css={styles.muted}>{messages.soldOut}</span>
          )}
        </div>
        <div css={styles.marks}>
          {offer && offer.cashback !== undefined && offer.cashback > 0 && (
            <Badge tone="bonus">{messages.cashback(formatCount(offer.cashback))}</Badge>
          )}
          <ColourSwatches colours={colours} />
        </div>
      </div>
    </article>
  );
}
