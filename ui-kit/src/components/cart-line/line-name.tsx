import type { ComponentPropsWithRef } from 'react';
import { partOf, partProps } from '../../parts/parts.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';

export type CartLineNameProps = Omit<ComponentPropsWithRef<'h3'>, 'children'>;

/** The heading of a line: brand, and the name as a link to the product. */
export function CartLineName(props: CartLineNameProps) {
  const { href, name, brand, headingLevel = 3, classNames } = useLine('Name');
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Title css={styles.title} {...partProps('heading', classNames, props)}>
      {brand && (
        <span css={styles.brand} {...partOf('brand', classNames)}>
          {brand}{' '}
        </span>
      )}
      <Anchor href={href} css={styles.link} {...partOf('name', classNames)}>
        {name}
      </Anchor>
    </Title>
  );
}
