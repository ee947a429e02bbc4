import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { PlainImage } from '../image/plain-image.js';
import * as styles from './order-card.styles.js';
import { orderCardWords } from './order-card.words.js';
import { useOrder } from './order-context.js';

export interface OrderCardPicturesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Number of places: if there are more items, the last one says how many. Default: 4, a row on a phone. */
  limit?: number;
}

/** Pictures of the ordered products, and the number of those that are not shown. */
export function OrderCardPictures({ limit = 4, ...props }: OrderCardPicturesProps) {
  const { items, classNames } = useOrder('Pictures');
  const words = useWords('orderCard', orderCardWords);
  const more = items.length > limit ? items.length - limit + 1 : 0;
  return (
    <ul css={styles.pictures} aria-label={words.orderGoods} {...partProps('pictures', classNames, props)}>
      {items.slice(0, more > 0 ? limit - 1 : limit).map(({ name, picture }, index) => (
        <li key={index} css={styles.picture}>
          <PlainImage contour src={picture} alt={name} sizes="72px" />
        </li>
      ))}
      {more > 0 && (
        <li css={styles.rest}>
          <bdi>+{more}</bdi>
        </li>
      )}
    </ul>
  );
}
