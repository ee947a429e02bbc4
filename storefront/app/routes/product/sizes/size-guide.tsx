import { Button, SizeGuide as Guide, Text, type FitCounts, type ModalProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import * as styles from '../buy-box.styles';
import { otherSystems, rowsFor, type SizeMeasures } from './size-measures';

export interface SizeGuideProps extends Pick<ModalProps, 'open' | 'onOpenChange'> {
  table: SizeMeasures;
  /** European sizes of the product. */
  sizes: readonly string[];
  /** What buyers say of the fit; null if too few have told. */
  fits: FitCounts | null;
}

/** The table of sizes, in which the shopper marks the size they wear: this browser then shows it in every size grid. */
export default observer(function SizeGuide({ table, sizes, fits, ...dialog }: SizeGuideProps) {
  const ownSize = useOwnSize();
  const { rows, kind, label } = table;
  const own = ownSize.of(kind);
  const ownRow = rows.find(({ eu }) => eu === own);
  const others = ownRow ? otherSystems(ownRow) : '';
  return (
    <Guide
      {...dialog}
      title="Таблица размеров"
      tables={[{ label, rows: rowsFor(rows, sizes, own) }]}
      {...(fits && { fit: fits })}
      value={own}
      onValueChange={(size) => ownSize.remember(kind, size)}
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
