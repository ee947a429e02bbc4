import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Product } from '../catalog/index.js';
import { Public } from '../platform/auth/access.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Deliveries } from './deliveries.js';
import type { DeliveryConfig } from './delivery.config.js';
import { DeliveryTerms } from './delivery-terms.model.js';
import { deliveryTerms } from './delivery-terms.js';

@Public()
@Resolver(() => Product)
export class ProductDeliveryResolver {
  constructor(
    private readonly deliveries: Deliveries,
    @Inject(CONFIG) private readonly config: DeliveryConfig,
  ) {}

  @ResolveField(() => DeliveryTerms, { description: 'Delivery terms from the shop’s settings, for structured data.' })
  async deliveryTerms(@Parent() { id }: Product): Promise<DeliveryTerms> {
    const grams = await this.deliveries.unitGrams([id]);
    return deliveryTerms(this.config, grams.get(id)!);
  }
}
