import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { PlatformConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { ColorPallete, ProductVideo, Properties, SeoTags } from '../product.model.js';
import { OperatorOffer, OperatorPriceChange } from './operator-offer.model.js';
import { OperatorProduct, OperatorProductImage } from './operator-product.model.js';
import { PRICES_SHOWN, ReadPriceHistory } from './read-price-history.js';
import { PRICES_KEPT_DAYS } from './tend-product-changes.js';
import { ReadProductParts } from './read-product-parts.js';

/** Resolves the parts of a product that are read only when a query asks for them. */
@Resolver(() => OperatorProduct)
export class OperatorProductPartsResolver {
  constructor(
    private readonly parts: ReadProductParts,
    @Inject(CONFIG) private readonly config: Pick<PlatformConfig, 'STOREFRONT_URL'>,
  ) {}

  @ResolveField(() => String, {
    description: 'URL of the product’s page in the shop, which shoppers see while the product is on sale.',
  })
  url(@Parent() { slug }: OperatorProduct): string {
    return `${this.config.STOREFRONT_URL}/product/${encodeURIComponent(slug)}`;
  }

  @ResolveField(() => [OperatorProductImage], { description: 'All pictures of the product, cover first.' })
  async images(@Parent() { id }: OperatorProduct): Promise<OperatorProductImage[]> {
    return (await this.parts.of(id)).images;
  }

  @ResolveField(() => [ProductVideo], { description: 'All videos of the product, in display order.' })
  async videos(@Parent() { id }: OperatorProduct): Promise<ProductVideo[]> {
    return (await this.parts.of(id)).videos;
  }

  @ResolveField(() => [ColorPallete], { description: 'Colours of the product, as in the palette, main colour first.' })
  async colorPalletes(@Parent() { id }: OperatorProduct): Promise<ColorPallete[]> {
    return (await this.parts.of(id)).colorPalletes;
  }

  @ResolveField(() => Properties, { nullable: true, description: 'Free-text properties; null if there are none.' })
  async properties(@Parent() { id }: OperatorProduct): Promise<Properties | null> {
    return (await this.parts.of(id)).properties;
  }

  @ResolveField(() => SeoTags, {
    nullable: true,
    description: 'The product’s own texts for search engines; null: the shop builds them from a template.',
  })
  async seoTags(@Parent() { id }: OperatorProduct): Promise<SeoTags | null> {
    return (await this.parts.of(id)).seoTags;
  }
}

@Resolver(() => OperatorOffer)
export class OperatorPriceHistoryResolver {
  constructor(private readonly history: ReadPriceHistory) {}

  @ResolveField(() => [OperatorPriceChange], {
    description: `The last ${PRICES_SHOWN} changes of its prices within ${PRICES_KEPT_DAYS} days, the newest first; its first prices are no change.`,
  })
  priceHistory(@Parent() { id }: OperatorOffer): Promise<OperatorPriceChange[]> {
    return this.history.of(id);
  }
}
