import { css } from '@emotion/react';
import { SizePicker, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useArrivals } from '../../../arrivals/arrivals-context';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { withComma } from '../../../offers/size-name';
import { sizeOptions, sizesLine, type SizeChoice } from './product-sizes';
import type { SizeMeasures } from './size-measures';

/** Reserved, so that nothing moves when a size is chosen. */
const line = css({ minHeight: '1lh', marginTop: tokens.space[2] });

export interface SizeChooserProps {
  choice: SizeChoice;
  table: SizeMeasures | null;
  onChoose: (slug: string) => void;
  /** The error about the choice. Default: none. */
  error?: string | undefined;
}

export const SizeChooser = observer(function SizeChooser({ choice, table, onChoose, error }: SizeChooserProps) {
  const ownSize = useOwnSize();
  const own = table ? ownSize.of(table.kind) : undefined;
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
    </>
  );
});
