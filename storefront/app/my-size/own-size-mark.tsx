import { css } from '@emotion/react';
import { media, Text } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { sizeName } from '../offers/size-name';
import { useSizeInStock } from './sizes-in-stock';

const mark = css({ minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' });
const onPhone = css({ [media.tablet]: { display: 'none' } });
const fromTablet = css({ display: 'none', [media.tablet]: { display: 'block' } });

/**
 * Shows on a card, after its cashback, that the shopper's size is in stock: «ваш размер 42 есть». A card on a phone has
 * no room for the full text.
 */
export function OwnSizeMark({ card: { id, item } }: { card: Pick<ProductCardFieldsFragment, 'id' | 'item'> }) {
  const name = useSizeInStock(id);
  if (name === undefined) return null;
  const size = sizeName(name);
  const [long, short] = item?.priceDetails.cashback
    ? [`· ваш размер ${size} есть`, `· ваш ${size}`]
    : [`Ваш размер ${size} есть`, `Ваш ${size}`];
  return (
    <>
      <Text as="span" size="caption" css={[mark, onPhone]}>
        {short}
      </Text>
      <Text as="span" size="caption" css={[mark, fromTablet]}>
        {long}
      </Text>
    </>
  );
}
