import { Accordion, Prose } from '@meet/ui-kit';
import { memo } from 'react';
import { FieldFacts } from '../../custom-fields/field-facts';
import type { Product } from './product-view';

/**
 * The description (expanded) and the properties of a product, below price and delivery. Memoised, because a choice of a
 * size does not change them.
 */
export const ProductDetails = memo(function ProductDetails({ product }: { product: Product }) {
  const { facts } = product;
  const sections = [
    ...(product.description === ''
      ? []
      : [
          {
            id: 'description',
            label: 'Описание',
            // eslint-disable-next-line meet/visible-pieces-from-kit -- the API sanitises the markup before it stores it
            content: <Prose dangerouslySetInnerHTML={{ __html: product.description }} />,
          },
        ]),
    ...(facts.length === 0
      ? []
      : [{ id: 'facts', label: 'Характеристики и уход', content: <FieldFacts facts={facts} /> }]),
  ];
  return <Accordion headingLevel={2} sections={sections} defaultOpen={['description']} />;
});
