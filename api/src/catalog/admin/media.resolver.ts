import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { FindProducts } from './find-products.js';
import { SetBrandLogoInput, SetProductMediaInput } from './media.input.js';
import { OperatorProduct } from './operator-product.model.js';
import { SetMedia } from './set-media.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class OperatorMediaResolver {
  constructor(
    private readonly media: SetMedia,
    private readonly found: FindProducts,
  ) {}

  @Mutation(() => OperatorProduct, {
    description:
      'Replaces the pictures or videos of a product. NOT_FOUND, PICTURE_NOT_USABLE (URL has no usable picture), VIDEO_NOT_USABLE (no such uploaded video).',
  })
  async setProductMedia(@Args('dto') dto: SetProductMediaInput, @CurrentActor() by: Actor): Promise<OperatorProduct> {
    await this.media.ofProduct(by, dto);
    return this.found.byId(dto.id);
  }

  @Mutation(() => Boolean, {
    description: 'Sets a brand’s logo; null removes it. NOT_FOUND, PICTURE_NOT_USABLE (URL has no usable picture).',
  })
  async setBrandLogo(@Args('dto') dto: SetBrandLogoInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.media.ofBrand(by, dto);
    return true;
  }
}
