import { partProps } from '../../parts/parts.js';
import { LikeButton, type LikeButtonProps } from '../like-button/like-button.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardLikeProps = Omit<LikeButtonProps, 'liked' | 'onLikedChange'>;

/** The heart at the corner of a card. It is shown only if the card has `onLikedChange`. */
export function ProductCardLike(props: ProductCardLikeProps) {
  const { liked = false, onLikedChange, classNames } = useCard('Like');
  if (!onLikedChange) return null;
  return (
    <LikeButton
      css={styles.like}
      liked={liked}
      onLikedChange={onLikedChange}
      {...partProps('like', classNames, props)}
    />
  );
}
