import type { ComponentPropsWithRef } from 'react';
import { partOf, partProps } from '../../parts/parts.js';
import { Anchor } from '../link/link-provider.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardNameProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** The heading of a card: brand, rating, and the name, whose link covers the whole card. */
export function ProductCardName(props: ProductCardNameProps) {
  const { href, name, brand, rating, headingLevel = 3, classNames } = useCard('Name');
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...partProps('heading', classNames, props)}>
      {rating && (
        <span css={styles.rating} {...partOf('rating', classNames)}>
          {rating}
        </span>
      )}
      <Title css={styles.title}>
        {/* The brand's line is reserved even without a brand, so that prices align across a row. */}
        <span css={styles.brand} {...partOf('brand', classNames)}>
          {brand && `${brand} `}
        </span>
        <Anchor href={href} css={styles.name} {...partOf('name', classNames)}>
          {name}
        </Anchor>
      </Title>
    </div>
  );
}
