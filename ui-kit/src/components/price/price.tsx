import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { formatPercent } from '../../locale/format-numbers.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { attributesOf } from '../../parts/attributes-of.js';
import { partOf, type PartClasses } from '../../parts/parts.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { priceWords } from './price.words.js';

const row = css({
  fontVariantNumeric: 'lining-nums',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[2],
  whiteSpace: 'nowrap',
  // Keeps a minus sign in front of its number in right-to-left text.
  '& > *': { unicodeBidi: 'plaintext' },
  letterSpacing: tokens.tracking.figures,
});

const now = css({ fontWeight: tokens.weight.bold });
const large = css({
  fontSize: tokens.text.heading.size,
  lineHeight: tokens.text.heading.line,
  letterSpacing: tokens.tracking.price,
});

const red = css({ color: tokens.color.price });
const before = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.small.size });
/** On a separate line, because next to an old price it would wrap on a phone. */
const byCard = css({ flexBasis: '100%', fontSize: tokens.text.small.size });

const percent = css({ color: tokens.color.price, fontSize: tokens.text.small.size, fontWeight: tokens.weight.strong });

export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Price in minor units of the currency: kopecks, cents. Null or undefined shows a dash. */
  price: number | null | undefined;
  /** Price before the discount, in minor units, shown only if it is higher. Default: none. */
  oldPrice?: number | null | undefined;
  /** Discount in whole percent, shown beside a higher `oldPrice`. Default: 0, which is not shown. */
  sale?: number | undefined;
  /** Price for shoppers with an account, in minor units, shown below `price` if it is lower. Default: none. */
  loyaltyPrice?: number | null | undefined;
  /** The price is the lowest of several, so it is preceded by «от». Default: false. */
  from?: boolean;
  /** `large` is for the product page. Default: `medium`. */
  size?: 'medium' | 'large';
  /** Classes for the parts of the price. Default: none. */
  classNames?: PartClasses<'now' | 'old' | 'percent' | 'loyalty'>;
}

export function Price(passed: PriceProps) {
  const {
    price,
    oldPrice,
    sale = 0,
    loyaltyPrice,
    from = false,
    size,
    classNames,
    ...props
  } = useDefaultProps('Price', passed);
  const words = useWords('price', priceWords);
  const locale = useLocale();
  const shown = formatPrice(price, locale);
  const known = shown !== '—';
  // No price is above or below one that is not known.
  const figure = known ? Number(price) : NaN;
  const reduced = (oldPrice ?? 0) > figure;
  const cheaper = (loyaltyPrice ?? figure) < figure;
  return (
    <span css={row} {...attributesOf(props)}>
      <span css={[now, size === 'large' && large, reduced && red]} {...partOf('now', classNames)}>
        <span css={visuallyHidden}>{known ? words.price : words.noPrice} </span>
        {known ? `${from ? `${words.from}\u00A0` : ''}${shown}` : <span aria-hidden="true">{shown}</span>}
      </span>
      {reduced && (
        <s css={before} {...partOf('old', classNames)}>
          <span css={visuallyHidden}>{words.oldPrice} </span>
          {formatPrice(oldPrice, locale)}
        </s>
      )}
      {reduced && sale > 0 && (
        <span css={percent} {...partOf('percent', classNames)}>
          <span css={visuallyHidden}>{words.discount(formatPercent(sale, locale))}</span>
          <span aria-hidden="true">{`−${formatPercent(sale, locale)}`}</span>
        </span>
      )}
      {cheaper && (
        <span css={byCard} {...partOf('loyalty', classNames)}>
          {words.byCard(formatPrice(loyaltyPrice, locale))}
        </span>
      )}
    </span>
  );
}
