import { Args, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { EventsInput } from '../../platform/live/events.input.js';
import type { LoggedEvent } from '../../platform/live/event-log.js';
import { LiveEvents } from '../../platform/live/live-events.js';
import { FindOrders } from './find-orders.js';
import { OperatorOrder } from './operator-order.model.js';
import { QueueEvent, QueueSubject } from './queue-event.model.js';

@Needs('READ_ORDERS', { onlyPeople: 'Programs get webhooks' })
@Resolver(() => QueueEvent)
export class QueueEventsResolver {
  /** The orders of events that were read together. They are read at once, when the first order is requested. */
  private readonly ordersOf = new WeakMap<readonly LoggedEvent[], Promise<Map<string, OperatorOrder>>>();

  constructor(
    private readonly orders: FindOrders,
    private readonly events: LiveEvents,
  ) {}

  @Subscription(() => QueueEvent, {
    description:
      'Sends an event for every new order, request, return, review and question, and every change of their state. CURSOR_EXPIRED (events no longer stored).',
  })
  queueEvents(@Args('dto', { nullable: true }) dto?: EventsInput) {
    return this.events.follow<{ queueEvents: QueueEvent }>(
      { of: 'QUEUE' },
      dto?.after,
      ({ subjectType, subjectId: id, isNew, occurredAt }, cursor, together) =>
        Promise.resolve(
          subjectType === 'CART' || subjectType === 'ORDER_DETAIL'
            ? null
            : { queueEvents: { cursor, occurredAt, subject: subjectType, id, isNew, together } },
        ),
    );
  }

  @ResolveField(() => OperatorOrder, {
    nullable: true,
    description:
      'The order as it is when the event is sent, possibly with later changes whose events follow; null for other objects.',
  })
  async order(@Parent() { subject, id, together }: QueueEvent): Promise<OperatorOrder | null> {
    return subject === QueueSubject.ORDER ? ((await this.ordersAmong(together)).get(id) ?? null) : null;
  }

  private ordersAmong(events: readonly LoggedEvent[]): Promise<Map<string, OperatorOrder>> {
    const known = this.ordersOf.get(events);
    if (known) return known;
    const uuids = events.filter(({ subjectType }) => subjectType === 'ORDER').map(({ subjectId }) => subjectId);
    const orders = this.orders.byUuids(uuids);
    this.ordersOf.set(events, orders);
    void orders.catch(() => this.ordersOf.delete(events));
    return orders;
  }
}
