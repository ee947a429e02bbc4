import type { CardFragment } from '@meet/client/operations';
import { ProductCard, ProductCardName, ProductCardPicture, ProductCardPrice } from '@meet/ui-kit';
import { GOODS_LANGUAGE } from '../lib/shop';

/** A product in a list. */
export function GoodsCard({ product, priority = false }: { product: CardFragment; priority?: boolean }) {
  const { slug, name, brands, images, item } = product;
  return (
    <ProductCard
      href={`/product/${slug}`}
      name={name}
      brand={brands[0]?.name}
      images={images.map(({ url, alt }) => ({ src: url, alt }))}
      offer={item && item.priceDetails}
      headingLevel={2}
      priority={priority}
    >
      <ProductCardPicture />
      <ProductCardName lang={GOODS_LANGUAGE} />
      <ProductCardPrice />
    </ProductCard>
  );
}
