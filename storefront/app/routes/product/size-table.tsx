import { Accordion, Button, SizeGridTable, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOwnSize } from '../../catalogue/catalogue-context';
import * as styles from './buy-box.styles';
import { otherSystems, rowsFor, type SizeMeasures } from './size-table-rows';

export interface SizeTableProps extends SizeMeasures {
  /** European sizes of the product. */
  sizes: readonly string[];
}

/** The size table. It opens below the sizes, so that the shopper can compare the two. */
export const SizeTable = observer(function SizeTable({ rows, kind, sizes }: SizeTableProps) {
  const ownSize = useOwnSize();
  const own = ownSize.of(kind);
  const ownRow = rows.find(({ eu }) => eu === own);
  const others = ownRow ? otherSystems(ownRow) : '';
  const content = (
    <>
      <SizeGridTable
        label="Таблица размеров"
        rows={rowsFor(rows, sizes, own)}
        value={own ?? ''}
        onValueChange={(size) => ownSize.remember(kind, size)}
      />
      <div css={styles.tableHint}>
        {own === undefined ? (
          <Text size="small" tone="muted">
            Отметьте размер, который носите: этот браузер запомнит его и покажет в сетке.
          </Text>
        ) : (
          <>
            <Text size="small" tone="muted">
              Ваш размер — {own}
              {others && ` (${others})`}. Этот браузер помнит его.
            </Text>
            <Button variant="ghost" css={styles.forget} onClick={() => ownSize.forget(kind)}>
              Забыть
            </Button>
          </>
        )}
      </div>
    </>
  );
  return <Accordion headingLevel={2} sections={[{ id: 'table', title: 'Таблица размеров', content }]} />;
});
