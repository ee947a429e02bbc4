import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ErrorIcon } from '../../icons/index.js';
import { formatCount } from '../../locale/format-numbers.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button, ButtonLink } from '../button/button.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { Heading } from '../text/text.js';
import * as styles from './cart-summary.styles.js';
import { cartTotal, discountOf, type CartSums } from './cart-total.js';
import { GuestTeaser, type GuestTeaserProps } from './guest-teaser.js';
import { cartSummaryWords } from './cart-summary.words.js';

export interface CartSummaryProps extends CartSums, Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the summary. Default: «Ваш заказ». */
  title?: string;
  /** Number of selected items. With 0 the order cannot be placed. */
  count: number;
  /** Points that this purchase earns. Default: 0, which shows nothing. */
  cashback?: number;
  /**
   * Progress to free delivery, in minor units: the amount from which it is free, and the amount reached. Default: none.
   */
  freeDelivery?: { from: number; reached: number };
  /**
   * Progress to the next loyalty level, in minor units: the amount it requires, and the amount reached with this order.
   * Default: none.
   */
  nextLevel?: { name: string; required: number; reached: number };
  /** Shows a guest the benefits of registration. Default: none. */
  guest?: GuestTeaserProps;
  /** Shown between the title and the amounts, such as the promo code and the bonuses. Default: none. */
  children?: ReactNode;
  /** Label of the button. Default: «Оформить заказ». */
  action?: string;
  /** Called when the button is pressed. Default: none. */
  onConfirm?: () => void;
  /** Attributes of the button, to submit a form: `{ type: 'submit', form: 'checkout' }`. Default: none. */
  actionButton?: Pick<ComponentPropsWithRef<'button'>, 'type' | 'name' | 'value' | 'form'>;
  /** Makes the button a link to this URL. Default: none. */
  actionHref?: string | undefined;
  /** The amounts are being calculated: skeletons are shown instead. Default: false. */
  loading?: boolean;
  /** The order is being sent: the button is busy. Default: false. */
  actionLoading?: boolean;
  /** The reason why the order cannot be placed, and what to do about it. Default: none. */
  error?: ReactNode;
}

/** The amounts of an order: each discount, delivery, the total, and the button that confirms it. */
export function CartSummary(passed: CartSummaryProps) {
  const props = useDefaultProps('CartSummary', passed);
  const { goods, discounts, delivery, title, count, cashback = 0, freeDelivery, nextLevel, guest, ...rest } = props;
  const { children, action, onConfirm, actionHref, actionButton, actionLoading = false, ...others } = rest;
  const { loading = false, error, ...section } = others;
  const words = useWords('cartSummary', cartSummaryWords);
  const locale = useLocale();
  const priceOf = (minor: number) => formatPrice(minor, locale);
  const titleId = useId();
  const sums = { goods, discounts, delivery };
  const discount = discountOf(sums);
  const nothing = count === 0;
  const unknown = loading && nothing;
  const sum = (amount: number) => (loading ? <Skeleton width={80} height="1em" /> : priceOf(amount));
  const less = (amount: number) => (loading ? <Skeleton width={72} height="1em" /> : `−${priceOf(amount)}`);

  return (
    <section css={styles.summary} aria-labelledby={titleId} aria-busy={loading || undefined} {...section}>
      <Heading id={titleId} level={2} size="medium">
        {title ?? words.summary}
      </Heading>
      {children}
      <dl css={styles.rows}>
        <div css={styles.row}>
          <dt>{unknown ? <Skeleton width={96} height="1em" /> : words.goodsLine(count)}</dt>
          <dd>{sum(goods)}</dd>
        </div>
        {(discount > 0 || unknown) && (
          <div css={styles.row}>
            <dt>{words.discountLine}</dt>
            <dd css={styles.reduced}>{less(discount)}</dd>
          </div>
        )}
        {/* Most carts have a discount, so its place is kept. */}
        {unknown && discounts.length === 0 && (
          <div css={styles.part}>
            <dt>
              <Skeleton width={80} height="1em" />
            </dt>
            <dd>{less(0)}</dd>
          </div>
        )}
        {discounts.map(({ label, amount }) => (
          <div key={label} css={styles.part}>
            <dt>{label}</dt>
            <dd>{less(amount)}</dd>
          </div>
        ))}
        <div css={styles.row}>
          <dt>{words.deliveryLine}</dt>
          <dd>
            {delivery === undefined ? words.deliveryAtCheckout : delivery === 0 ? words.deliveryFree : sum(delivery)}
          </dd>
        </div>
        {cashback > 0 && (
          <div css={styles.row}>
            <dt>{words.cashbackLine}</dt>
            <dd>+{formatCount(cashback, locale)}</dd>
          </div>
        )}
        <div css={styles.total}>
          <dt>{words.totalLine}</dt>
          <dd>{sum(cartTotal(sums))}</dd>
        </div>
      </dl>
      <div css={styles.action}>
        {actionHref && !nothing ? (
          <ButtonLink size="large" wide href={actionHref} onClick={onConfirm}>
            {action ?? words.checkOut}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            wide
            disabled={nothing || loading}
            loading={actionLoading}
            onClick={onConfirm}
            {...actionButton}
          >
            {action ?? words.checkOut}
          </Button>
        )}
        {nothing && !loading && !error && <p css={styles.note}>{words.nothingChosen}</p>}
        {error && (
          <p css={styles.problem} role="alert">
            <ErrorIcon css={styles.sign} size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {(freeDelivery || nextLevel) && (
        <div css={styles.goals}>
          {freeDelivery && (
            <ProgressBar
              label={
                freeDelivery.reached >= freeDelivery.from
                  ? words.deliveryIsFree
                  : words.untilFreeDelivery(priceOf(freeDelivery.from - freeDelivery.reached))
              }
              value={Math.min(freeDelivery.reached, freeDelivery.from)}
              max={freeDelivery.from}
            />
          )}
          {nextLevel && (
            <ProgressBar
              tone="bonus"
              label={
                nextLevel.reached >= nextLevel.required
                  ? words.levelReached(nextLevel.name)
                  : words.untilLevel(nextLevel.name, priceOf(nextLevel.required - nextLevel.reached))
              }
              value={Math.min(nextLevel.reached, nextLevel.required)}
              max={nextLevel.required}
            />
          )}
        </div>
      )}
      {guest && <GuestTeaser {...guest} />}
    </section>
  );
}
