import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { EventsInput } from '../platform/live/events.input.js';
import { LiveEvents } from '../platform/live/live-events.js';
import { CartEvent } from './cart.model.js';
import { Carts } from './carts.js';
import { presentCart } from './present-cart.js';

@Resolver()
export class CartEventsResolver {
  constructor(
    private readonly carts: Carts,
    private readonly events: LiveEvents,
  ) {}

  @SignedIn()
  @Subscription(() => CartEvent, {
    description:
      'Sends an event for every change of the signed-in shopper’s cart on any device. CURSOR_EXPIRED (events no longer stored).',
  })
  cartEvents(@CurrentViewer() { userId }: Viewer, @Args('dto', { nullable: true }) dto?: EventsInput) {
    return this.events.follow<{ cartEvents: CartEvent }>(
      { of: 'SHOPPER', userId, subjectType: 'CART' },
      dto?.after,
      async ({ occurredAt }, cursor) => ({
        cartEvents: { cursor, occurredAt, cart: presentCart(await this.carts.read(userId)) },
      }),
    );
  }
}
