import { DataTable, formatPrice, Heading, Stack, Text, useLocale } from '@meet/ui-kit';
import { useLanguage, useTexts } from '../../../browser/language';
import { waited } from '../../../browser/waited';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { statusName } from '../on-delivery-names';
import { nameOf } from '../order-columns';
import { orderTexts } from '../order-words';
import { Paper } from './paper';
import { printTexts } from './print-words';
import { packedLines } from './sheets';

export interface CallListProps {
  orders: readonly WholeOrderFragment[];
  /** Time at which the orders were loaded, in milliseconds. */
  readAt: number;
}

/** A list of buyers to call about their orders, with room for notes. */
export function CallList({ orders, readAt }: CallListProps) {
  const texts = useTexts(printTexts);
  const orderWords = useTexts(orderTexts);
  const language = useLanguage();
  const locale = useLocale();
  const { callColumns } = texts;
  return (
    <Paper label={texts.calls}>
      <Stack gap={5}>
        <Heading level={2} size="large">
          {texts.calls}
        </Heading>
        <DataTable
          label={texts.calls}
          labelHidden
          rows={[...orders]}
          keyOf={({ uuid }) => uuid}
          columns={[
            {
              id: 'number',
              label: callColumns.number,
              namesRow: true,
              cell: ({ number, createdAt }) => (
                <>
                  {number}
                  <Text size="caption" tone="muted">
                    {waited(createdAt, readAt, language)}
                  </Text>
                </>
              ),
            },
            {
              id: 'who',
              label: callColumns.who,
              cell: (order) => (
                <>
                  {nameOf(order)}
                  <Text size="small">{order.phone}</Text>
                  <Text size="caption" tone="muted">
                    {order.addressDelivery?.city ?? order.cdekDelivery?.city}
                  </Text>
                </>
              ),
            },
            {
              id: 'goods',
              label: callColumns.goods,
              cell: (order) => (
                <>
                  {packedLines(order)
                    .map(({ name, size, count }) => `${name}, ${size}${count > 1 ? ` × ${count}` : ''}`)
                    .join('; ')}
                  {[order.comment, ...order.notes.map(({ text }) => text)].filter(Boolean).map((text, at) => (
                    <Text key={at} size="small">
                      {text}
                    </Text>
                  ))}
                </>
              ),
            },
            {
              id: 'sum',
              label: callColumns.sum,
              align: 'end',
              cell: (order) => (
                <>
                  {formatPrice(order.totalPrice - order.refunded, locale)}
                  <Text size="caption" tone="muted">
                    {[statusName(orderWords, order.status, order), !order.paid && order.amountDue > 0 && texts.notPaid]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </>
              ),
            },
            { id: 'outcome', label: callColumns.outcome, cell: () => '' },
          ]}
        />
      </Stack>
    </Paper>
  );
}
