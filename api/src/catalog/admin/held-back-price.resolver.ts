import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { FindProducts } from './find-products.js';
import { ConfirmPricesInput } from './held-back-price.input.js';
import { HeldBackPricePage } from './held-back-price.model.js';
import { HeldBackPrices } from './held-back-prices.js';
import { OperatorOffer } from './operator-offer.model.js';

@Resolver()
export class HeldBackPriceResolver {
  constructor(
    private readonly found: FindProducts,
    private readonly held: HeldBackPrices,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => HeldBackPricePage, {
    description: 'Returns prices of feeds that are held back as implausible, oldest first.',
  })
  heldBackPrices(
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<HeldBackPricePage> {
    return this.held.page(pagination ?? new PaginationInput());
  }

  @Needs('PRICES')
  @Mutation(() => [OperatorOffer], {
    description:
      'Confirms prices that are held back, all or none. New product items go on sale. PRICE_NOT_HELD_BACK (confirmed or replaced meanwhile).',
  })
  async confirmPrices(
    @Args('dto', { description: 'The prices, as `heldBackPrices` returned them.' }) { items }: ConfirmPricesInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorOffer[]> {
    await this.held.confirm(by, items);
    return this.found.offers(items.map(({ itemId }) => itemId));
  }
}
