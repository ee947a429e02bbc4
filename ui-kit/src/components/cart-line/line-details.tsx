import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { cartLineWords } from './cart-line.words.js';
import { useLine } from './line-context.js';

export type CartLineDetailsProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** The size, and how it is delivered. */
export function CartLineDetails(props: CartLineDetailsProps) {
  const { sizeName, delivery, gone, classNames } = useLine('Details');
  const words = useWords('cartLine', cartLineWords);
  return (
    <p css={styles.details} {...partProps('details', classNames, props)}>
      <span css={styles.size}>{sizeName === null ? words.oneSize : `${words.size} ${sizeName}`}</span>
      {delivery && !gone && <span>{delivery}</span>}
    </p>
  );
}
