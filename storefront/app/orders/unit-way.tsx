import { OrderStatusTimeline, Stack, Text, type OrderStatusTimelineProps } from '@meet/ui-kit';
import { CheckIcon } from '@meet/ui-kit/icons';
import type { PublicOrderQuery } from '../graphql/generated/graphql';
import { expectedDays, historyOf, lastStage, type Parcel } from './order-view';

export type PaymentType = PublicOrderQuery['publicOrder']['paymentType'];

interface UnitWayProps extends Pick<OrderStatusTimelineProps, 'parcel' | 'headingLevel' | 'cashback'> {
  items: Parcel;
  paymentType: PaymentType;
  detailed?: boolean;
}

/** The journey of units. It ends with the refund or the exchange of what came back. */
export function UnitWay({ items, paymentType, detailed = false, ...timeline }: UnitWayProps) {
  const [first] = items;
  const end = lastStage(first, paymentType);
  return (
    <Stack gap={5}>
      <OrderStatusTimeline
        status={first.status}
        history={historyOf(first)}
        fromRussia={first.productItem.deliverySpeed === 'FAST'}
        expected={expectedDays(items)}
        view={detailed ? 'detailed' : 'full'}
        {...timeline}
      />
      {end && (
        <Stack direction="row" gap={4} align="center">
          <CheckIcon size={16} />
          <Text as="strong" size="small">
            {end}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
