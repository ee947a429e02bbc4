import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cartWords } from '../../locale/cart-words.js';
import { useMessages, useWords } from '../../locale/locale-provider.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import { formatPrice, Price } from '../price/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './cart-line.styles.js';

/** Whether a line can be ordered. Every state but `available` says why it cannot. */
export type CartLineState = 'available' | 'reserved' | 'sold' | 'withdrawn';

export interface CartLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  href: string;
  name: string;
  brand?: string;
  picture: string | null;
  /** The size as the shop writes it, such as «42» or «M». */
  size: string;
  /** Current price, in kopecks. */
  price: number;
  /** Price before the discount, in kopecks. */
  oldPrice?: number | null;
  /** Discount in whole percent, shown beside a higher `oldPrice`. */
  sale?: number;
  /** The price that the shopper saw before, in kopecks. The line tells of a rise or a fall if `price` differs. */
  seenPrice?: number;
  /** Whether the line can be ordered, and if not, why. Default: `available`. */
  state?: CartLineState;
  /** Replaces the default explanation of `state`. */
  reason?: ReactNode;
  /** When and from where it is delivered, such as «завтра, со склада». */
  delivery?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onRemove: () => void;
  /** Shows the line as removed, with a button that restores it. Default: false. */
  removed?: boolean;
  /** Called when a removed line is restored. Without it there is no button to restore it. */
  onRestore?: () => void;
  /** A change is being saved: the controls are disabled. Default: false. */
  loading?: boolean;
  /** The error of the last change. */
  error?: ReactNode;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
}

/** One offer in the cart. It can be selected, removed, and restored in place. */
export function CartLine(props: CartLineProps) {
  const { href, name, brand, picture, size, price, oldPrice, sale, seenPrice, ...rest } = props;
  const { state = 'available', reason, delivery, checked, onCheckedChange, onRemove, ...more } = rest;
  const { removed = false, onRestore, loading = false, error, headingLevel = 3, ...article } = more;
  const messages = useMessages();
  const words = useWords(cartWords);
  const titleId = useId();
  const restoreButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const goods = [brand, name].filter(Boolean).join(' ');
  const gone = state !== 'available';
  const Title = headingLevel === 2 ? 'h2' : 'h3';

  useEffect(() => {
    // The pressed button unmounts, so the focus moves to the button that undoes its action.
    if (pressed.current) (removed ? restoreButton : removeButton).current?.focus();
    pressed.current = false;
  }, [removed]);

  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };

  if (removed) {
    return (
      <article css={styles.frame} aria-label={goods} {...article}>
        <div css={styles.removed}>
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
    <article css={styles.frame} aria-labelledby={titleId} aria-busy={loading || undefined} {...article}>
      <div css={styles.line}>
        <Checkbox
          css={styles.check}
          label={<VisuallyHidden>{words.chooseLine(goods)}</VisuallyHidden>}
          checked={checked && !gone}
          disabled={gone || loading}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <div css={styles.pictureCell}>
          <Image src={picture} alt="" sizes="120px" css={(gone || loading) && styles.faded} />
        </div>
        <div css={styles.words}>
          <Title id={titleId} css={styles.title}>
            {brand && <span css={styles.brand}>{brand} </span>}
            <Anchor href={href} css={styles.link}>
              {name}
            </Anchor>
          </Title>
          <p css={styles.details}>
            <span css={styles.size}>
              {messages.size} {size}
            </span>
            {delivery && !gone && <> · {delivery}</>}
          </p>
        </div>
        <div css={styles.terms}>
          {gone ? (
            <p css={[styles.notice, styles.notices.gone]}>{reason ?? words.lineGone[state]}</p>
          ) : (
            <Price price={price} oldPrice={oldPrice} sale={sale} />
          )}
          {!gone && seenPrice !== undefined && seenPrice !== price && (
            <p css={[styles.notice, styles.notices[seenPrice < price ? 'rose' : 'fell']]}>
              {(seenPrice < price ? words.priceRose : words.priceFell)(formatPrice(seenPrice))}
            </p>
          )}
          {error && (
            <p css={[styles.notice, styles.notices.error]} role="alert">
              {error}
            </p>
          )}
        </div>
        <IconButton
          ref={removeButton}
          css={styles.remove}
          icon="close"
          label={words.removeLine(goods)}
          disabled={loading}
          onClick={press(onRemove)}
        />
      </div>
    </article>
  );
}
