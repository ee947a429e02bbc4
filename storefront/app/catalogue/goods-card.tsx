import { ProductCard } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { sizeName } from './size-name';

export interface GoodsCardProps {
  card: ProductCardFieldsFragment;
  priority?: boolean;
  pictureSizes?: string;
  headingLevel?: 2 | 3;
}

/** A card of the kit, filled from what the listing answers. */
export function GoodsCard({ card, ...look }: GoodsCardProps) {
  const images = [...card.images].sort((left, right) => left.position - right.position);
  return (
    <ProductCard
      href={`/product/${card.slug}`}
      name={card.name}
      brand={card.brands.map(({ name }) => name).join(' × ')}
      images={images.slice(0, 2).map(({ url, alt }) => ({ src: url, alt }))}
      offer={card.item?.priceDetails ?? null}
      colours={card.colorPalletes}
      sizes={card.sizes.map(({ slug, name }) => ({ id: slug, name: sizeName(name) }))}
      sizeHrefOf={({ id }) => `/product/${card.slug}?size=${encodeURIComponent(id)}`}
      badges={card.badges.map(({ title }) => title)}
      {...look}
    />
  );
}
