import type { ComponentPropsWithRef } from 'react';
import { formatPercent } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partOf, partProps } from '../../parts/parts.js';
import { Badge } from '../badge/badge.js';
import { PlainImage } from '../image/plain-image.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';
import { productCardWords } from './product-card.words.js';
import { SecondPicture } from './second-picture.js';

/** The widths of a card in a full-width `ProductGrid`. */
const inFullGrid =
  '(min-width: 1440px) 325px, (min-width: 1024px) calc(25vw - 35px), (min-width: 768px) calc(33.3vw - 29px), calc(50vw - 22px)';

export type ProductCardPictureProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** The picture at the top of a card, with the discount in percent. */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const {
    images,
    offer,
    hovered,
    square = false,
    pictureSizes = inFullGrid,
    priority = false,
    classNames,
  } = useCard('Picture');
  const words = useWords('productCard', productCardWords);
  const locale = useLocale();
  const [first, second] = images;
  const sale = offer?.oldPrice && offer.oldPrice > offer.price ? (offer.sale ?? 0) : 0;
  const ratio = square ? 1 : 4 / 5;
  const percent = formatPercent(sale, locale);

  return (
    <div
      css={[styles.pictures, square && styles.squarePicture, !offer && styles.faded]}
      {...partProps('picture', classNames, props)}
    >
      <PlainImage src={first?.src} alt="" ratio={ratio} sizes={pictureSizes} priority={priority} />
      {second && hovered && <SecondPicture src={second.src} ratio={ratio} sizes={pictureSizes} />}
      {sale > 0 && (
        <Badge
          css={styles.sale}
          tone="price"
          role="img"
          aria-label={words.discount(percent)}
          {...partOf('sale', classNames)}
        >
          {`−${percent}`}
        </Badge>
      )}
    </div>
  );
}
