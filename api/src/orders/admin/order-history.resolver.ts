import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { OrderHistoryEntry } from './order-history.model.js';
import { OperatorOrder } from './operator-order.model.js';
import { ReadOrderHistory } from './read-order-history.js';

@Resolver(() => OperatorOrder)
export class OrderHistoryResolver {
  constructor(private readonly events: ReadOrderHistory) {}

  @ResolveField(() => [OrderHistoryEntry], {
    description:
      'The latest 300 events of the order, newest first. Statuses, edits, payments, refunds and notes are kept for ever, messages for `OUTBOX_KEPT_DAYS`. Read by one statement for each order, so ask for it of one order.',
  })
  history(@Parent() order: OperatorOrder): Promise<OrderHistoryEntry[]> {
    return this.events.of(order);
  }
}
