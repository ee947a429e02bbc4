import { Args, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { OnlyPeople, OperatorOnly } from '../platform/auth/access.js';
import { EventsInput } from '../platform/live/events.input.js';
import { LiveEvents } from '../platform/live/live-events.js';
import { FindOrders } from './find-orders.js';
import { OperatorOrder } from './operator-order.model.js';
import { QueueEvent, QueueSubject } from './queue-event.model.js';

@OperatorOnly()
@OnlyPeople('Programs get webhooks')
@Resolver(() => QueueEvent)
export class QueueEventsResolver {
  constructor(
    private readonly orders: FindOrders,
    private readonly events: LiveEvents,
  ) {}

  @Subscription(() => QueueEvent, {
    description: 'Orders, requests, returns and reviews that come, and each change of their state. CURSOR_EXPIRED.',
  })
  queueEvents(@Args('dto', { nullable: true }) dto?: EventsInput) {
    return this.events.follow<{ queueEvents: QueueEvent }>(
      { of: 'QUEUE' },
      dto?.after,
      ({ subjectType, subjectId: id, isNew, occurredAt }, cursor) =>
        Promise.resolve(
          subjectType === 'CART' ? null : { queueEvents: { cursor, occurredAt, subject: subjectType, id, isNew } },
        ),
    );
  }

  @ResolveField(() => OperatorOrder, {
    nullable: true,
    description: 'As it is when the event is told; null of others.',
  })
  async order(@Parent() { subject, id }: QueueEvent): Promise<OperatorOrder | null> {
    return subject === QueueSubject.ORDER ? this.orders.byUuid(id) : null;
  }
}
