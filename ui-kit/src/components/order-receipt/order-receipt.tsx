import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Card } from '../card/card.js';
import { Facts, type Fact } from '../facts/facts.js';
import { Price } from '../price/price.js';
import { Stack } from '../stack/stack.js';
import { Heading, Text } from '../text/text.js';
import { orderReceiptWords } from './order-receipt.words.js';

const goods = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0, listStyle: 'none' });
const line = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: tokens.space[4] });
/** Keeps the order of an amount's digits in right-to-left text. */
const sum = css({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
});

export interface ReceiptLine {
  /** Name of the item. */
  name: string;
  /** A muted line below, such as the size. Default: none. */
  note?: ReactNode;
  /** Number of units. Default: 1, which is not shown. */
  quantity?: number;
  /** Price of all units, in kopecks. */
  sum: number;
}

export interface OrderReceiptProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading. */
  title: string;
  /** Level of the heading. Default: 2. */
  headingLevel?: 2 | 3;
  /** The items. Default: none, for a page that shows them itself. */
  lines?: readonly ReceiptLine[];
  /** The parts of the total: products, delivery, discounts. Default: none. */
  sums?: readonly Fact[];
  /** The total, in kopecks. */
  total: number;
  /** The refunded amount, in kopecks. Default: 0, which is not shown. */
  refunded?: number;
  /** The recipient, the place of delivery and the payment method. Default: none. */
  facts?: readonly Fact[];
  /** Buttons at the end, such as one that prints. Default: none. */
  children?: ReactNode;
}

/** A receipt: the items of an order, the total and the recipient. */
export function OrderReceipt(passed: OrderReceiptProps) {
  const props = useDefaultProps('OrderReceipt', passed);
  const { title, headingLevel = 2, lines = [], sums = [], total, refunded = 0, facts = [], children, ...rest } = props;
  const words = useWords('orderReceipt', orderReceiptWords);
  const locale = useLocale();
  return (
    <Card variant="raised" {...rest}>
      <Stack gap={5}>
        <Heading level={headingLevel} size="medium">
          {title}
        </Heading>
        {lines.length > 0 && (
          <ul css={goods} aria-label={words.receiptGoods}>
            {lines.map((item, index) => (
              <li key={index} css={line}>
                <div>
                  <Text as="span">{item.name}</Text>
                  {(item.note || (item.quantity ?? 1) > 1) && (
                    <Text as="div" size="small" tone="muted">
                      {item.note}
                      {item.note && (item.quantity ?? 1) > 1 && ', '}
                      {(item.quantity ?? 1) > 1 && words.receiptPieces(item.quantity ?? 1)}
                    </Text>
                  )}
                </div>
                <Text as="span" css={sum}>
                  {formatPrice(item.sum, locale)}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {sums.length > 0 && <Facts layout="sums" facts={sums} />}
        <Stack direction="row" justify="between" align="baseline" wrap>
          <Text as="span" size="large">
            {words.receiptTotal}
          </Text>
          <Price price={total} size="large" />
        </Stack>
        {refunded > 0 && <Text size="small">{words.receiptRefunded(formatPrice(refunded, locale))}</Text>}
        {facts.length > 0 && <Facts facts={facts} />}
        {children}
      </Stack>
    </Card>
  );
}
