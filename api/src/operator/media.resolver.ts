import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { FindProducts } from './find-products.js';
import { SetBrandLogoInput, SetProductMediaInput } from './media.input.js';
import { OperatorProduct } from './operator-product.model.js';
import { SetMedia } from './set-media.js';

@OperatorOnly()
@Resolver()
export class OperatorMediaResolver {
  constructor(
    private readonly media: SetMedia,
    private readonly found: FindProducts,
  ) {}

  @Mutation(() => OperatorProduct, {
    description: 'The pictures and videos of a product. NOT_FOUND, PICTURE_NOT_USABLE, VIDEO_NOT_USABLE.',
  })
  async setProductMedia(
    @Args('dto') dto: SetProductMediaInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorProduct> {
    await this.media.ofProduct(userId, dto);
    return this.found.byId(dto.id);
  }

  @Mutation(() => Boolean, { description: 'Null takes it away. NOT_FOUND, PICTURE_NOT_USABLE.' })
  async setBrandLogo(@Args('dto') dto: SetBrandLogoInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.media.ofBrand(userId, dto);
    return true;
  }
}
