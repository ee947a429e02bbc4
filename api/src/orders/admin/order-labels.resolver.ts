import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { ParcelLabelInput } from './operator-order.input.js';
import { OperatorOrderItem, ParcelLabel } from './operator-order.model.js';
import { OrderLabels } from './order-labels.js';

@Resolver(() => OperatorOrderItem)
export class OrderLabelsResolver {
  constructor(private readonly labels: OrderLabels) {}

  @Needs('READ_ORDERS')
  @Query(() => ParcelLabel, {
    description:
      'Has the carrier make the label of a parcel; takes up to 15 seconds. ORDER_NOT_FOUND, LABELS_OFF (no carrier configured), LABEL_NOT_FOUND (number of another order, or unknown to the carrier), CARRIER_UNAVAILABLE.',
  })
  parcelLabel(
    @Args('dto', { description: 'A parcel of an order.' }) { orderUuid, number }: ParcelLabelInput,
  ): Promise<ParcelLabel> {
    return this.labels.make(orderUuid, number);
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'CDEK’s number of the unit’s parcel, for `parcelLabel`: `cdekWaybillId`, or else a `trackCode` of 8 to 12 digits. Null if there is none, or the shop has no account of CDEK.',
  })
  labelNumber(@Parent() unit: OperatorOrderItem): string | null {
    return this.labels.numberOf(unit);
  }
}
