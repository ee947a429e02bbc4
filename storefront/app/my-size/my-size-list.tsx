import { css } from '@emotion/react';
import { Text, tokens } from '@meet/ui-kit';
import type { MySizeFieldsFragment } from '../graphql/generated/graphql';
import { sizeName } from '../offers/size-name';
import { knownBy, mySizeGoods } from './my-size-words';

const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });

/** The sizes that the shopper wears, a line for each brand and kind of goods. */
export function MySizeList({ sizes }: { sizes: readonly MySizeFieldsFragment[] }) {
  if (sizes.length === 0) return <Text tone="muted">Размеры появятся здесь, когда вы получите первый заказ.</Text>;
  return (
    <ul css={list}>
      {sizes.map((one) => (
        <li key={mySizeGoods(one)}>
          <Text>{`${mySizeGoods(one)} — ${sizeName(one.size)}`}</Text>
          <Text size="small" tone="muted">
            {knownBy(one)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
