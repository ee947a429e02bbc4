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

  @Query(() => Cart, { description: 'Returns the cart of the signed-in shopper; it is shared by all their devices.' })
  async productCart(@CurrentViewer() { userId }: Viewer): Promise<Cart> {
    return presentCart(await this.carts.read(userId));
  }

  @Mutation(() => Cart, {
    description:
      'Adds a product item to the cart or sets the quantity of its line. Without a quantity, an item already in the cart stays unchanged. ITEM_NOT_FOUND, ITEM_UNAVAILABLE, QUANTITY_UNAVAILABLE, CART_FULL.',
  })
  async addToProductCart(@Args('dto') { id, quantity }: CartItemInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.add(viewer.userId, id, quantity ?? null);
    return this.productCart(viewer);
  }

  @Mutation(() => Cart, { description: 'Removes a line from the cart. It is not an error if there is no such line.' })
  async removeFromProductCart(@Args('dto') { id }: CartItemInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.remove(viewer.userId, id);
    return this.productCart(viewer);
  }

  @Mutation(() => Cart, {
    description:
      'Adds a guest’s cart to the shopper’s cart; unavailable items are omitted, and named in `notMerged`. Call it once after each sign-in.',
  })
  async mergeProductCart(@Args('dto') { ids }: MergeCartInput, @CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.merge(viewer.userId, ids);
    return presentCart(await this.carts.read(viewer.userId), ids);
  }

  @Mutation(() => Cart, { description: 'Removes all lines and the promo code; returns the empty cart.' })
  async clearProductCart(@CurrentViewer() viewer: Viewer): Promise<Cart> {
    await this.carts.clear(viewer.userId);
    return this.productCart(viewer);
  }

  @Mutation(() => PromocodeResult, {
    description:
      'Applies a promo code to the cart if it gives a discount; an empty code removes the applied one. PROMOCODE_NOT_FOUND for an unknown code, PROMOCODE_NOT_APPLICABLE for a known one that gives no discount, TOO_MANY_REQUESTS after too many unknown codes.',
  })
  async validatePromocode(
    @Args('dto') { code }: PromocodeInput,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PromocodeResult> {
    await this.carts.keepPromocode(viewer.userId, code);
    return { cart: await this.productCart(viewer) };
  }
}
