import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CloseIcon, ErrorIcon } from '../../icons/index.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { partOf, type PartClasses } from '../../parts/parts.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import { Price } from '../price/index.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './cart-line.styles.js';
import { cartLineWords } from './cart-line.words.js';

/** Whether a line can be ordered. Every state but `available` says why it cannot. */
export type CartLineState = 'available' | 'reserved' | 'sold' | 'withdrawn';

/** Names of a line's parts, as their elements have them in `data-part`. */
export type CartLinePart =
  | 'checkbox'
  | 'picture'
  | 'words'
  | 'brand'
  | 'name'
  | 'details'
  | 'terms'
  | 'price'
  | 'price-change'
  | 'reason'
  | 'quantity'
  | 'error'
  | 'remove'
  | 'removed';

export interface CartLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Address of the product. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Brand, shown before the name. Default: none. */
  brand?: string;
  /** Address of the picture; null if there is none. */
  picture: string | null;
  /** The size as the shop writes it, such as «42» or «M»; null if the product has only one. */
  sizeName: string | null;
  /** Current price, in minor units. */
  price: number;
  /** Price before the discount, in minor units. Default: none. */
  oldPrice?: number | null;
  /** Discount in whole percent, shown beside a higher `oldPrice`. Default: none. */
  sale?: number;
  /** Price with the card of the loyalty programme, in minor units, shown if it is lower. Default: none. */
  loyaltyPrice?: number | null;
  /**
   * The `price` that the shopper saw before, in minor units. If `price` differs, the line shows the change. Default:
   * none.
   */
  seenPrice?: number;
  /** Whether the line can be ordered, and if not, why. Default: `available`. */
  state?: CartLineState;
  /** Replaces the default explanation of `state`. Default: a text for each state. */
  reason?: ReactNode;
  /** When and from where it is delivered, such as «завтра, со склада». Default: none. */
  delivery?: ReactNode;
  /** The number of units, such as a QuantityStepper or «2 шт.». Default: none. */
  quantity?: ReactNode;
  /** The line belongs to the order. A line that cannot be ordered is never checked. */
  checked: boolean;
  /** Called when the checkbox is pressed. */
  onCheckedChange: (checked: boolean) => void;
  /** Called when the remove button is pressed; the caller then sets `removed`. */
  onRemove: () => void;
  /** Attributes of the remove button, to submit a form without JavaScript. Default: none. */
  removeButton?: Pick<ComponentPropsWithRef<'button'>, 'type' | 'name' | 'value' | 'form'>;
  /** Shows the line as removed, with a button that restores it. Default: false. */
  removed?: boolean;
  /** Called when a removed line is restored. Without it there is no button to restore it. Default: none. */
  onRestore?: () => void;
  /** A change is being saved: the controls are disabled. Default: false. */
  loading?: boolean;
  /** The error of the last change. Default: none. */
  error?: ReactNode;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
  /** Classes for the line's parts. Default: none. */
  classNames?: PartClasses<CartLinePart>;
}

/** One offer in the cart. It can be selected, removed, and restored in place. */
export function CartLine(passed: CartLineProps) {
  const props = useDefaultProps('CartLine', passed);
  const { href, name, brand, picture, sizeName, price, oldPrice, sale, loyaltyPrice, seenPrice, ...rest } = props;
  const {
    state = 'available',
    reason,
    delivery,
    quantity,
    checked,
    onCheckedChange,
    onRemove,
    removeButton,
    ...more
  } = rest;
  const { removed = false, onRestore, loading = false, error, headingLevel = 3, classNames, ...article } = more;
  const words = useWords('cartLine', cartLineWords);
  const locale = useLocale();
  const titleId = useId();
  const restoreButton = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const goods = [brand, name].filter(Boolean).join(' ');
  const gone = state !== 'available';
  const Title = headingLevel === 2 ? 'h2' : 'h3';

  useEffect(() => {
    // The pressed button unmounts, so the focus moves to the button that undoes the action.
    if (pressed.current) (removed ? restoreButton : remover).current?.focus();
    pressed.current = false;
  }, [removed]);

  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
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
    <article css={styles.frame} aria-labelledby={titleId} aria-busy={loading || undefined} {...article}>
      <div css={styles.line}>
        <Checkbox
          css={styles.check}
          {...partOf('checkbox', classNames)}
          label={<VisuallyHidden>{words.chooseLine(goods)}</VisuallyHidden>}
          checked={checked && !gone}
          disabled={gone || loading}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <div css={styles.pictureCell} {...partOf('picture', classNames)}>
          <Image
            src={picture}
            alt=""
            sizes="(min-width: 1024px) 160px, 120px"
            css={(gone || loading) && styles.faded}
          />
        </div>
        <div css={styles.words} {...partOf('words', classNames)}>
          <Title id={titleId} css={styles.title}>
            {brand && (
              <span css={styles.brand} {...partOf('brand', classNames)}>
                {brand}{' '}
              </span>
            )}
            <Anchor href={href} css={styles.link} {...partOf('name', classNames)}>
              {name}
            </Anchor>
          </Title>
          <p css={styles.details} {...partOf('details', classNames)}>
            <span css={styles.size}>{sizeName === null ? words.oneSize : `${words.size} ${sizeName}`}</span>
            {delivery && !gone && <> · {delivery}</>}
          </p>
        </div>
        <div css={styles.terms} {...partOf('terms', classNames)}>
          {gone ? (
            <p css={[styles.notice, styles.notices.gone]} {...partOf('reason', classNames)}>
              {reason ?? words.lineGone[state]}
            </p>
          ) : (
            <Price
              css={styles.price}
              {...partOf('price', classNames)}
              price={price}
              oldPrice={oldPrice}
              sale={sale}
              loyaltyPrice={loyaltyPrice}
            />
          )}
          {!gone && seenPrice !== undefined && seenPrice !== price && (
            <p
              css={[styles.notice, styles.notices[seenPrice < price ? 'rose' : 'fell']]}
              {...partOf('price-change', classNames)}
            >
              {(seenPrice < price ? words.priceRose : words.priceFell)(formatPrice(seenPrice, locale))}
            </p>
          )}
          {!gone && quantity && (
            <div css={styles.quantity} {...partOf('quantity', classNames)}>
              {quantity}
            </div>
          )}
          {error && (
            <p css={[styles.notice, styles.notices.error]} role="alert" {...partOf('error', classNames)}>
              <ErrorIcon css={styles.sign} size={16} />
              <span>{error}</span>
            </p>
          )}
        </div>
        <IconControl
          ref={remover}
          css={styles.remove}
          {...partOf('remove', classNames)}
          icon={<CloseIcon />}
          label={words.removeLine(goods)}
          disabled={loading}
          onClick={press(onRemove)}
          {...removeButton}
        />
      </div>
    </article>
  );
}
