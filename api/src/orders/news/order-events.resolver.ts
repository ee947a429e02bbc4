import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { Sessions } from '../../identity/index.js';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import type { Feed } from '../../platform/live/event-log.js';
import { LiveEvents } from '../../platform/live/live-events.js';
import { unauthorized } from '../../shared/api-error.js';
import { OrderEventsInput } from '../order.input.js';
import { OrderEvent } from '../order.model.js';
import { ReadOrders } from '../reading/read-orders.js';

@Resolver()
export class OrderEventsResolver {
  constructor(
    private readonly orders: ReadOrders,
    private readonly sessions: Sessions,
    private readonly events: LiveEvents,
  ) {}

  @Public()
  @Subscription(() => OrderEvent, {
    description:
      'Sends an event for every new or changed order of the signed-in shopper. With `uuid`, sends changes of that order only; anyone who has the uuid of a guest’s order may subscribe. ORDER_NOT_FOUND, UNAUTHORIZED (not a guest’s order), CURSOR_EXPIRED (events no longer stored).',
  })
  async orderEvents(@CurrentViewer() viewer: Viewer | null, @Args('dto', { nullable: true }) dto?: OrderEventsInput) {
    const userId = await this.sessions.liveUserId(viewer);
    return this.events.follow<{ orderEvents: OrderEvent }>(
      await this.feedOf(userId, dto?.uuid),
      dto?.after,
      async ({ subjectId, isNew, occurredAt }, cursor) => {
        const order = await this.orders.ownIfAny(userId, subjectId);
        return order && { orderEvents: { cursor, occurredAt, isNew, order } };
      },
    );
  }

  private async feedOf(userId: string | null, uuid: string | null | undefined): Promise<Feed> {
    if (uuid) {
      await this.orders.own(userId, uuid);
      return { of: 'ORDER', uuid };
    }
    if (!userId) throw unauthorized();
    return { of: 'SHOPPER', userId, subjectType: 'ORDER' };
  }
}
