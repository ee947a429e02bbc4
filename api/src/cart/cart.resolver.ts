import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CartItemInput, MergeCartInput, PromocodeInput } from './cart.input.js';
import { Cart, PromocodeResult } from './cart.model.js';
import { Carts } from './carts.js';
import { presentCart } from './present-cart.js';

@SignedIn()
@Resolver()
export class CartResolver {
  constructor(private readonly carts: Carts) {}

  @Query(() => Cart, { description: 'The cart of the signed-in shopper; it is the same on all their devices.' })
  async productCart(@CurrentViewer() { userId }: Viewer): Promise<Cart> {
    return presentCart(await this.carts.read(userId));
  }

  @Mutation(() => Cart, {
    description:
      'Puts an offer into the cart, or sets the quantity of its line. Without a quantity, an offer that is in the cart changes nothing. ITEM_NOT_FOUND, ITEM_UNAVAILABLE, QUANTITY_UNAVAILABLE, CART_FULL.',
  })
  async addToProductCart(@Args('dto') { id, quantity }: CartItemInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.add(viewer.userId, id, quantity ?? null);
    return this.productCart(viewer);
  }

  @Mutation(() => Cart, { description: 'Nothing to remove is no error.' })
  async removeFromProductCart(@Args('dto') { id }: CartItemInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.remove(viewer.userId, id);
    return this.productCart(viewer);
  }

  @Mutation(() => Cart, {
    description: 'What a guest had put in joins the shopper’s cart; what is gone is left out. Once a sign-in.',
  })
  async mergeProductCart(@Args('dto') { ids }: MergeCartInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.merge(viewer.userId, ids);
    return this.productCart(viewer);
  }

  @Mutation(() => Cart, { description: 'Removes every line and the promo code; answers the empty cart.' })
  async clearProductCart(@CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.clear(viewer.userId);
    return this.productCart(viewer);
  }

  @Mutation(() => PromocodeResult, {
    description:
      'Keeps a code that takes something off this cart; an empty one takes the kept one away. PROMOCODE_NOT_FOUND for an unknown code, PROMOCODE_NOT_APPLICABLE for a known one, TOO_MANY_REQUESTS where codes are guessed.',
  })
  async validatePromocode(
    @Args('dto') { code }: PromocodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PromocodeResult> {
    await this.carts.keepPromocode(viewer.userId, code);
    return { cart: await this.productCart(viewer) };
  }
}
