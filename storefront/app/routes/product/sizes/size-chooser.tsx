import { SizePicker } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useArrivals } from '../../../arrivals/arrivals-context';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { sizeOptions, type SizeChoice } from './product-sizes';
import type { SizeMeasures } from './size-measures';

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
  const sizes = sizeOptions(choice.offers, { arrivals: useArrivals(), rows: table?.rows ?? [], own });
  const title = sizes.some(({ detail }) => detail) && table?.kind.startsWith('shoes') ? 'Размер EU' : 'Размер';
  return (
    <SizePicker
      label={own === undefined ? title : `${title}, ваш — ${own}`}
      sizes={sizes}
      value={choice.chosen?.size.slug ?? ''}
      onValueChange={onChoose}
      name="size"
      error={error}
    />
  );
});
