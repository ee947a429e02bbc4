import { useEffect, useRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { attributesOf } from '../../parts/attributes-of.js';
import { partOf } from '../../parts/parts.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button } from '../button/button.js';
import * as styles from './cart-line.styles.js';
import type { CartLineProps } from './cart-line.types.js';
import { cartLineWords } from './cart-line.words.js';
import { CartLineCheckbox } from './line-checkbox.js';
import { LineContext } from './line-context.js';
import { CartLineDetails } from './line-details.js';
import { CartLineError } from './line-error.js';
import { CartLineName } from './line-name.js';
import { CartLinePicture } from './line-picture.js';
import { CartLinePriceChange } from './line-price-change.js';
import { CartLinePrice } from './line-price.js';
import { CartLineQuantity } from './line-quantity.js';
import { CartLineRemove } from './line-remove.js';
import { CartLineTerms } from './line-terms.js';
import { CartLineWords } from './line-words.js';

/** One offer in the cart. It can be selected, removed, and restored in place. */
export function CartLine(passed: CartLineProps) {
  const props = useDefaultProps('CartLine', passed);
  const { name, brand, state = 'available', removed = false, loading = false, selectable = true, ...rest } = props;
  const { children = selectable ? wholeLine : unselectableLine, classNames, ...others } = rest;
  const { onCheckedChange, onRemove, onRestore, ...more } = others;
  const article = attributesOf(more);
  const words = useWords('cartLine', cartLineWords);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const goods = [brand, name].filter(Boolean).join(' ');

  useEffect(() => {
    // The pressed button unmounts, so the focus moves to the button that undoes the action.
    if (pressed.current) (removed ? restoreButton : remover).current?.focus();
    pressed.current = false;
  }, [removed]);

  const press = (act: (() => void) | undefined) => () => {
    pressed.current = true;
    act?.();
  };

  if (removed) {
    return (
      <article css={styles.frame} aria-label={goods} {...article}>
        <div css={styles.removed} {...partOf('removed', classNames)}>
          <p role="status">{words.removedLine(goods)}</p>
          {onRestore && (
            <Button ref={restoreButton} variant="secondary" loading={loading} onClick={press(onRestore)}>
              {words.restore}
            </Button>
          )}
        </div>
      </article>
    );
  }

  return (
    <LineContext value={{ ...props, goods, gone: state !== 'available', remover, remove: press(onRemove) }}>
      <article css={styles.frame} aria-label={goods} aria-busy={loading || undefined} {...article}>
        {children}
      </article>
    </LineContext>
  );
}

const places = (
  <>
    <CartLinePicture css={styles.picturePlace} />
    <CartLineWords css={styles.wordsPlace} />
    <CartLineTerms css={styles.termsPlace} />
    <CartLineRemove css={styles.removePlace} />
  </>
);

const wholeLine = (
  <div css={styles.line}>
    <CartLineCheckbox css={styles.checkPlace} />
    {places}
  </div>
);

const unselectableLine = <div css={styles.unselectableLine}>{places}</div>;

// A server component cannot take a part from a component: it imports `CartLinePicture` and the like.
CartLine.Checkbox = CartLineCheckbox;
CartLine.Picture = CartLinePicture;
CartLine.Words = CartLineWords;
CartLine.Name = CartLineName;
CartLine.Details = CartLineDetails;
CartLine.Terms = CartLineTerms;
CartLine.Price = CartLinePrice;
CartLine.PriceChange = CartLinePriceChange;
CartLine.Quantity = CartLineQuantity;
CartLine.Error = CartLineError;
CartLine.Remove = CartLineRemove;
