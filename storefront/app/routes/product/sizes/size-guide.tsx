import { Button, SizeGuide as Guide, Text, type FitCounts, type ModalProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useBackCloses } from '../../../browser/use-back-closes';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { withComma } from '../../../offers/size-name';
import * as styles from '../buy-box.styles';
import { otherSystems, rowsFor, shownRow, type SizeMeasures } from '../../../offers/size-measures';

export interface SizeGuideProps extends Pick<ModalProps, 'open' | 'onOpenChange'> {
  table: SizeMeasures;
  /** European sizes of the product. */
  sizes: readonly string[];
  /** The fit according to reviews; null with too few answers. */
  fits: FitCounts | null;
}

/**
 * The size table, in which shoppers mark the size they wear. This browser then highlights that size in every size
 * picker.
 */
export default observer(function SizeGuide({ table, sizes, fits, ...dialog }: SizeGuideProps) {
  useBackCloses(dialog.open, dialog.onOpenChange);
  const ownSize = useOwnSize();
  const { rows, kind, label } = table;
  const own = ownSize.of(kind);
  const ownRow = rows.find(({ eu }) => eu === own);
  const others = ownRow ? otherSystems(ownRow) : '';
  return (
    <Guide
      {...dialog}
      title="Таблица размеров"
      tables={[{ label, rows: rowsFor(rows, sizes, own).map(shownRow) }]}
      {...(fits && { fit: fits })}
      value={own && withComma(own)}
      onValueChange={(size) => ownSize.remember(kind, rows.find(({ eu }) => withComma(eu) === size)?.eu ?? size)}
      ownSize={
        <>
          {others && <Text>{others}</Text>}
          <Button variant="ghost" css={styles.forget} onClick={() => ownSize.forget(kind)}>
            Забыть
          </Button>
        </>
      }
      measured={kind.startsWith('shoes') ? 'foot' : 'height'}
    />
  );
});
