import { Injectable } from '@nestjs/common';
import { StorePicture } from '../media/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { AcceptPicture } from './accept-picture.js';
import { Audit } from './audit.js';
import { explained } from './explained.js';
import type { SetBrandLogoInput, SetProductMediaInput } from './media.input.js';

/** Sets the pictures and videos of products, and the logos of brands. */
@Injectable()
export class SetMedia {
  constructor(
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
    private readonly stored: StorePicture,
  ) {}

  /**
   * Replaces a product's pictures, its videos, or both; database triggers have its search document updated. Throws
   * NOT_FOUND, PICTURE_NOT_USABLE, VIDEO_NOT_USABLE.
   */
  async ofProduct(by: Actor, { id: productId, images, videos }: SetProductMediaInput): Promise<void> {
    const keys = images && (await inTurn(images, ({ url }) => this.pictures.of(url)));
    const films = videos && (await inTurn(videos, (url) => this.stored.videoOfKey(url)));
    const action = { by, action: 'setProductMedia', entity: 'PRODUCT', id: productId } as const;
    await this.audit.change(action, async ({ prisma: { product, productImage, productVideo } }) => {
      await explained(
        product.update({ where: { id: productId }, data: { updatedAt: new Date() }, select: { id: true } }),
      );
      if (keys) {
        const rows = keys.map((storageKey, position) => ({
          ...{ productId, position, storageKey, state: 'STORED' as const },
          sourceUrl: `storage:${storageKey}`,
          alt: images[position]!.alt,
        }));
        await productImage.deleteMany({ where: { productId } });
        await productImage.createMany({ data: rows });
      }
      if (!films) return;
      await productVideo.deleteMany({ where: { productId } });
      await productVideo.createMany({ data: films.map((url, position) => ({ productId, position, url })) });
    });
  }

  /** Sets the logo of a brand; null takes it away. Throws NOT_FOUND, PICTURE_NOT_USABLE. */
  async ofBrand(by: Actor, { id, logoUrl = null }: SetBrandLogoInput): Promise<void> {
    const data = { logoUrl: await this.pictures.of(logoUrl) };
    await this.audit.change({ by, action: 'setBrandLogo', entity: 'BRAND', id }, ({ prisma }) =>
      explained(prisma.brand.update({ where: { id }, data, select: { id: true } })),
    );
  }
}

/** One after another: each may be a download that is decoded. */
async function inTurn<Given>(given: readonly Given[], accept: (one: Given) => Promise<string>): Promise<string[]> {
  const keys: string[] = [];
  for (const one of given) keys.push(await accept(one));
  return keys;
}
