import { Button, Icon, SizeGridTable } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/stores';
import * as styles from './buy-box.styles';
import { rowsFor, type SizeMeasures } from './size-table-rows';

export interface SizeTableProps extends SizeMeasures {
  /** The sizes the goods are made in. */
  sizes: readonly string[];
}

/** In its place below the sizes, where both can be compared. */
export const SizeTable = observer(function SizeTable({ rows, kind, sizes }: SizeTableProps) {
  const { ownSize } = useStores();
  const own = ownSize.of(kind);
  return (
    <details css={styles.table}>
      <summary css={styles.tableTitle}>
        Таблица размеров
        <Icon name="chevron-down" size={20} />
      </summary>
      <SizeGridTable
        label="Таблица размеров"
        rows={rowsFor(rows, sizes, own)}
        value={own ?? ''}
        onChange={(size) => ownSize.remember(kind, size)}
      />
      {own === undefined ? (
        <p css={styles.tableHint}>Отметьте размер, который носите: этот браузер запомнит его и покажет в сетке.</p>
      ) : (
        <div css={styles.tableHint}>
          Ваш размер — {own}. Этот браузер помнит его.
          <Button variant="ghost" css={styles.forget} onClick={() => ownSize.forget(kind)}>
            Забыть
          </Button>
        </div>
      )}
    </details>
  );
});
