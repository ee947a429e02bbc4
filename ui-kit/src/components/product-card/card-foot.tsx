import type { ComponentPropsWithRef } from 'react';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { ColourSwatches } from '../colour-swatches/colour-swatches.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';
import { productCardWords } from './product-card.words.js';

export type ProductCardCashbackProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** What the purchase earns. Its line is reserved even without cashback, so that cards in a row align. */
export function ProductCardCashback(props: ProductCardCashbackProps) {
  const { offer, classNames } = useCard('Cashback');
  const words = useWords('productCard', productCardWords);
  const locale = useLocale();
  const cashback = offer?.cashback ?? 0;
  return (
    <p css={styles.cashback} {...partProps('cashback', classNames, props)}>
      {cashback > 0 && words.cashback(formatCount(cashback, locale))}
    </p>
  );
}

export type ProductCardColoursProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Other colours of the model as dots. Without colours nothing is shown. */
export function ProductCardColours(props: ProductCardColoursProps) {
  const { colours = [], classNames } = useCard('Colours');
  return <ColourSwatches css={styles.colours} colours={colours} {...partProps('colours', classNames, props)} />;
}

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

export type ProductCardFootProps = ComponentPropsWithRef<'div'>;

/** The bottom of a card, as high as a finger. Default content: cashback and colours, or the button of a sold-out product. */
export function ProductCardFoot({ children, ...props }: ProductCardFootProps) {
  const { offer, onNotify, quickAdd, classNames } = useCard('Foot');
  if (!children && !offer && onNotify) return <ProductCardNotify />;
  return (
    <div css={[styles.marks, quickAdd && styles.besideButton]} {...partProps('foot', classNames, props)}>
      {children ?? (
        <>
          <ProductCardCashback />
          <ProductCardColours />
        </>
      )}
    </div>
  );
}
