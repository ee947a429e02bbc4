import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { Badge } from '../badge/badge.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardBadgesProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** The first two badges, at the upper corner of the picture. Without badges nothing is shown. */
export function ProductCardBadges(props: ProductCardBadgesProps) {
  const { badges = [], onLikedChange, classNames } = useCard('Badges');
  if (badges.length === 0) return null;
  return (
    <div css={[styles.badges, onLikedChange && styles.besideLike]} {...partProps('badges', classNames, props)}>
      {badges.slice(0, 2).map((title) => (
        <Badge key={title}>{title}</Badge>
      ))}
    </div>
  );
}
