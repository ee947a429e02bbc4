import { Card, Divider, Heading, Stack, Text } from '@meet/ui-kit';
import { Fragment } from 'react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { OrderedThing } from './order-goods';
import { PayButton } from './pay-button';

interface AwaitingGoodsProps {
  order: {
    id: string;
    amountDue: number;
    expiresAt?: string | null;
    payable: boolean;
    awaitingItems: readonly OrderedGoodsFragment[];
  };
}

/** Units that the shop has added to a paid order. They become part of the order once the shopper has paid for them. */
export function AwaitingGoods({
  order: { id, amountDue, expiresAt = null, payable, awaitingItems },
}: AwaitingGoodsProps) {
  if (awaitingItems.length === 0) return null;
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="small">
            Ждёт доплаты
          </Heading>
          <Text size="small" tone="muted">
            Добавим в заказ, когда придёт доплата. Остальной заказ в силе и без неё.
          </Text>
        </Stack>
        {awaitingItems.map((item) => (
          <Fragment key={item.id}>
            <Divider />
            <OrderedThing item={item} />
          </Fragment>
        ))}
        {payable && <PayButton id={id} total={amountDue} expiresAt={expiresAt} more />}
      </Stack>
    </Card>
  );
}
