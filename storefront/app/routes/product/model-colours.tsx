import { Image, Link } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import * as styles from './product.styles';
import type { Product } from './product-view';

export interface ModelColoursProps {
  product: Product;
  /** The other colourways of its model. */
  others: readonly ProductCardFieldsFragment[];
  /** The chosen size goes along to the colours that have it. */
  size: string | undefined;
}

const hrefOf = (slug: string, size?: string): string =>
  size === undefined ? `/product/${slug}` : `/product/${slug}?size=${encodeURIComponent(size)}`;

/** Colourways of a model as small pictures, the one on the page first. */
export function ModelColours({ product, others, size }: ModelColoursProps) {
  const own = product.colorPalletes.map(({ name }) => name).join(', ');
  return (
    <nav aria-label="Цвета модели">
      <p css={styles.colourName}>Цвет: {own.toLowerCase()}</p>
      <ul css={styles.colourways}>
        <li>
          <span css={[styles.colourway, styles.colourwayHere]} aria-current="page">
            <Image src={product.images[0]?.url ?? null} alt={own} sizes="72px" ratio={1} />
          </span>
        </li>
        {others.map(({ id, slug, images, colorPalletes, sizes, item }) => (
          <li key={id}>
            <Link
              variant="bare"
              css={[styles.colourway, !item && styles.colourwayGone]}
              href={hrefOf(slug, size !== undefined && sizes.some((own) => own.slug === size) ? size : undefined)}
            >
              <Image
                src={images[0]?.url ?? null}
                alt={`${colorPalletes.map(({ name }) => name).join(', ')}${item ? '' : ', нет в наличии'}`}
                sizes="72px"
                ratio={1}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
