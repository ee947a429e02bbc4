import { Badge, countOf, OrderStatusTimeline, Stack, Text, type OrderStatusTimelineProps } from '@meet/ui-kit';
import { CheckIcon } from '@meet/ui-kit/icons';
import type { PublicOrderQuery } from '../graphql/generated/graphql';
import type { OrderReturns } from '../returns/return-view';
import { earnedBy, earnedWords } from './earned-points';
import { expectedDays, historyOf, lastStage, type Parcel } from './order-view';

export type PaymentType = PublicOrderQuery['publicOrder']['paymentType'];

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

interface UnitWayProps extends Pick<OrderStatusTimelineProps, 'parcel' | 'headingLevel'> {
  items: Parcel;
  paymentType: PaymentType;
  detailed?: boolean;
  /** What the units earned, and until when they can be returned; null if unknown. */
  returns: OrderReturns | null;
}

/** The journey of units. It ends with the points they earned, and with the refund or the exchange of what came back. */
export function UnitWay({ items, paymentType, detailed = false, returns, ...timeline }: UnitWayProps) {
  const [first] = items;
  const end = lastStage(first, paymentType);
  const earned = earnedBy(items, returns);
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
      {earned && (
        <Text size="small">
          <Badge tone="bonus">{`+${countOf(earned.points, bonuses)}`}</Badge>
          {` ${earnedWords(earned)}`}
        </Text>
      )}
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
