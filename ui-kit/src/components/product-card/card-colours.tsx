import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import { ColourSwatches } from '../colour-swatches/colour-swatches.js';
import { useCard } from './card-context.js';
import * as styles from './product-card.styles.js';

export type ProductCardColoursProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Other colours of the model as dots. Without colours nothing is shown. */
export function ProductCardColours(props: ProductCardColoursProps) {
  const { colours = [], classNames } = useCard('Colours');
  return <ColourSwatches css={styles.colours} colours={colours} {...partProps('colours', classNames, props)} />;
}
