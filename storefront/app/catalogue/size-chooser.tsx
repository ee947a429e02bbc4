import { css } from '@emotion/react';
import { SizePicker, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useArrivals } from '../arrivals/arrivals-context';
import { useOwnSize } from './catalogue-context';
import { mySizeSentence, type MySizeHere } from '../my-size/my-size-words';
import { withComma } from '../offers/size-name';
import { sizeOptions, sizesLine, type SizeChoice, type SizeOffer } from '../offers/product-sizes';
import type { SizeMeasures } from '../offers/size-measures';

/** Reserved, so that nothing moves when a size is chosen. */
const line = css({ minHeight: '1lh', marginTop: tokens.space[2] });

export interface SizeChooserProps<Of extends SizeOffer = SizeOffer> {
  choice: SizeChoice<Of>;
  table: SizeMeasures | null;
  /** The shopper's size here, from orders and reviews; null if it is not known. */
  mine: MySizeHere | null;
  onChoose: (slug: string) => void;
  /** The error about the choice. Default: none. */
  error?: string | undefined;
}

export const SizeChooser = observer(function SizeChooser({ choice, table, mine, onChoose, error }: SizeChooserProps) {
  const ownSize = useOwnSize();
  // What this browser remembers is not of this brand.
  const own = mine?.size ?? (table ? ownSize.of(table.kind) : undefined);
  const arrivals = useArrivals();
  const sizes = sizeOptions(choice.offers, { arrivals, rows: table?.rows ?? [], own });
  const isOfShoes = table?.kind.startsWith('shoes') && sizes.some(({ detail }) => detail);
  const title = isOfShoes ? 'Размер EU · стопа, см' : 'Размер';
  // The cell of the shopper's size is marked.
  const isMissing = own !== undefined && !sizes.some((size) => size.own);
  return (
    <>
      <SizePicker
        label={isMissing ? `${isOfShoes ? 'Размер EU' : title}, ваш — ${withComma(own)}` : title}
        sizes={sizes}
        value={choice.chosen?.size.slug ?? ''}
        onValueChange={onChoose}
        name="size"
        error={error}
      />
      {sizes.length > 1 && (
        <Text size="small" css={line}>
          {sizesLine(choice, arrivals)}
        </Text>
      )}
      {mine && <Text size="small">{mySizeSentence(mine)}</Text>}
    </>
  );
});
