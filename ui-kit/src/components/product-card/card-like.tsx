import { partProps } from '../../parts/parts.js';
import { LikeButton, type LikeButtonProps } from '../like-button/like-button.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardLikeProps = Omit<LikeButtonProps, 'liked' | 'onLikedChange'>;

/** The heart at the corner of a card. It is shown only if the card has `onLike`. */
export function ProductCardLike(props: ProductCardLikeProps) {
  const { liked = false, onLike, classNames } = useCard('Like');
  if (!onLike) return null;
  return (
    <LikeButton css={styles.like} liked={liked} onLikedChange={onLike} {...partProps('like', classNames, props)} />
  );
}
