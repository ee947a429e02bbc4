import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/text.styles.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { formatPrice } from './format-price.js';

const row = css(tabularFigures, {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[2],
  whiteSpace: 'nowrap',
  // Keeps a minus sign in front of its number in right-to-left text.
  '& > *': { unicodeBidi: 'plaintext' },
  // Onest sets tabular figures a little too wide.
  letterSpacing: '-0.015em',
});

const now = {
  medium: css({ fontWeight: 600 }),
  large: css({ fontSize: tokens.text.heading.size, lineHeight: 1.15, fontWeight: 600, letterSpacing: '-0.02em' }),
};

const red = css({ color: tokens.color.price });
const before = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.small.size });
const percent = css({ color: tokens.color.price, fontSize: tokens.text.small.size, fontWeight: 550 });

export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Price in kopecks. Null or undefined shows a dash. */
  price: number | null | undefined;
  /** Price before the discount, in kopecks. It is shown only if it is higher. */
  oldPrice?: number | null | undefined;
  /** Discount in whole percent, shown beside a higher `oldPrice`. Default: 0, which shows none. */
  sale?: number | undefined;
  /** The price is the lowest of several: «от» stands before it. Default: false. */
  from?: boolean;
  size?: keyof typeof now;
}

export function Price({ price, oldPrice, sale = 0, from = false, size = 'medium', ...props }: PriceProps) {
  const messages = useMessages();
  const known = formatPrice(price) !== '—';
  const reduced = known && typeof oldPrice === 'number' && typeof price === 'number' && oldPrice > price;
  return (
    <span css={row} {...props}>
      <span css={[now[size], reduced && red]}>
        <VisuallyHidden>{known ? messages.price : messages.noPrice} </VisuallyHidden>
        <span aria-hidden={!known || undefined}>
          {known && from ? `${messages.from}\u00A0${formatPrice(price)}` : formatPrice(price)}
        </span>
      </span>
      {reduced && (
        <s css={before}>
          <VisuallyHidden>{messages.oldPrice} </VisuallyHidden>
          {formatPrice(oldPrice)}
        </s>
      )}
      {reduced && sale > 0 && (
        <span css={percent}>
          <VisuallyHidden>{messages.discount(sale)}</VisuallyHidden>
          <span aria-hidden="true">{`−${sale}\u00A0%`}</span>
        </span>
      )}
    </span>
  );
}
