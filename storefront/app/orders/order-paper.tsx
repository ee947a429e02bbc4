import { css } from '@emotion/react';
import { Facts, formatDate, Heading, OrderReceipt, Stack, Surface, Text, tokens, type Fact } from '@meet/ui-kit';
import type { OwnOrderFragment } from '../graphql/generated/graphql';
import { orderSums } from './order-view';
import { RefundedWords } from './refunded-words';
import { paperLine, receiptLine, receiptTitle, sellerFacts, vatFacts, type Papers } from './paper-lines';

const sheet = css({
  maxWidth: 794,
  // In print, only the sheet is visible.
  '@media print': {
    maxWidth: 'none',
    'body:has(&) *:not(:has([data-paper]), [data-paper], [data-paper] *)': { display: 'none' },
    'body:has(&) *:has([data-paper])': { display: 'block', margin: 0, padding: 0, maxWidth: 'none' },
  },
});
const edges = css({
  padding: `clamp(${tokens.space[5]}, 6vw, ${tokens.space[12]})`,
  '@media print': { padding: 0 },
});
/** A block that does not fit on the page begins on the next one. */
const block = css({ breakInside: 'avoid' });

export interface OrderPaperProps {
  order: OwnOrderFragment;
  /** The recipient and the place of delivery. */
  recipient: readonly Fact[];
  papers: Papers;
}

/**
 * The invoice of an order on an A4 sheet: seller, buyer, units with prices, totals, VAT and receipts. It is light in
 * dark mode too, as it is in print.
 */
export function OrderPaper({ order, recipient, papers }: OrderPaperProps) {
  return (
    <article css={sheet} data-paper="" data-theme="light" aria-label={`Счёт по заказу ${order.number}`}>
      <Surface tone="paper" edged css={edges}>
        <Stack gap={6}>
          <Stack gap={1}>
            <Heading level={2} size="large">{`Заказ ${order.number}`}</Heading>
            <Text>{`от ${formatDate(order.createdAt)}, ${order.paid ? 'оплачен' : 'не оплачен'}`}</Text>
          </Stack>
          <Facts css={block} facts={[...sellerFacts(papers.seller), ...recipient]} />
          <RefundedWords units={order.orderProductItems}>
            <OrderReceipt
              title="Товары"
              headingLevel={3}
              lines={order.orderProductItems.map(paperLine)}
              sums={orderSums(order)}
              total={order.totalPrice}
              refunded={order.refunded}
              facts={vatFacts(papers.vat)}
            />
          </RefundedWords>
          {papers.receipts.map((receipt) => (
            <OrderReceipt
              key={receipt.kind + receipt.issuedAt}
              title={receiptTitle(receipt)}
              headingLevel={3}
              lines={receipt.lines.map(receiptLine)}
              total={receipt.total}
            />
          ))}
        </Stack>
      </Surface>
    </article>
  );
}
