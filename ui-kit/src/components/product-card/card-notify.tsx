import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';
import { productCardWords } from './product-card.words.js';

export type ProductCardNotifyProps = Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** The button of a sold-out product. It is shown only if the card has `onNotify`. */
export function ProductCardNotify(props: ProductCardNotifyProps) {
  const { name, offer, onNotify, classNames } = useCard('Notify');
  const { notifyArrival } = useWords('productCard', productCardWords);
  if (offer || !onNotify) return null;
  return (
    <button
      css={styles.notify}
      type="button"
      aria-label={`${notifyArrival}: ${name}`}
      onClick={onNotify}
      {...partProps('notify', classNames, props)}
    >
      {notifyArrival}
    </button>
  );
}
