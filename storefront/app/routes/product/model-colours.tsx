import { ColourwayLinks, Text } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import * as styles from './product.styles';
import type { Product } from './product-view';

export interface ModelColoursProps {
  product: Product;
  /** The other colourways of the product's model. */
  others: readonly ProductCardFieldsFragment[];
  /** Slug of the chosen size. Links to colourways that also have this size select it. */
  size: string | undefined;
}

const hrefOf = (slug: string, size?: string): string =>
  size === undefined ? `/product/${slug}` : `/product/${slug}?size=${encodeURIComponent(size)}`;

/** The colourways of a model as small pictures, the one shown on this page first. */
export function ModelColours({ product, others, size }: ModelColoursProps) {
  const own = product.colorPalletes.map(({ name }) => name).join(', ');
  return (
    <nav css={styles.modelColours} aria-label="Цвета модели">
      <ColourwayLinks
        colourways={[
          { id: product.id, name: own, picture: product.images[0]?.url ?? null },
          ...others.map(({ id, slug, images, colorPalletes, sizes, item }) => ({
            id,
            name: colorPalletes.map(({ name }) => name).join(', '),
            picture: images[0]?.url ?? null,
            href: hrefOf(slug, size !== undefined && sizes.some((own) => own.slug === size) ? size : undefined),
            soldOut: !item,
          })),
        ]}
      />
      <Text size="small">Цвет: {own.toLowerCase()}</Text>
    </nav>
  );
}
