import { DataGrid, EmptyState, Link, useLocale, type CellValue, type DataGridColumn } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { faultTexts } from '../../graphql/fault-words';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import { useGridKey } from '../../shell/use-grid-key';
import { cellWords } from './cell-words';
import { filtersIn, hrefOf } from './goods-filters';
import { useGoodsList } from './goods-list-store';
import { goodsTexts } from './goods-words';

export interface GoodsGridProps {
  /** The filters, as in the URL. */
  params: URLSearchParams;
  columns: readonly DataGridColumn<OfferLineFragment>[];
  isWide: boolean;
}

/**
 * The grid of goods. Prices and stock are edited in their cells. It is apart from the filters, so that more rows, which
 * come while it scrolls, render only the grid.
 */
export const GoodsGrid = observer(function GoodsGrid({ params, columns, isWide }: GoodsGridProps) {
  const texts = useTexts(goodsTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const navigate = useNavigate();
  const grid = useGridKey();

  const save = async (value: CellValue, { row, column }: { row: OfferLineFragment; column: string }) => {
    const change = column === 'price' ? { price: value as number | null } : { stock: Number(value) };
    const refusal = await list.edits.save(row, change);
    return refusal && cellWords(refusal, column, { texts, faults, locale });
  };

  return (
    <DataGrid
      ref={grid}
      label={texts.title}
      maxHeight={isWide ? 'calc(100dvh - 17rem)' : '80dvh'}
      columns={columns}
      rows={list.rows}
      total={list.total}
      keyOf={({ id }) => id}
      nameOf={({ productName, size }) => `${productName}, ${size}`}
      hrefOf={({ productId }) => `/goods/${productId}`}
      onEdit={save}
      sortedElsewhere
      sort={sortOf(filtersIn(params).sort)}
      onSortChange={(sort) =>
        void navigate(hrefOf(params, { sort: sort ? (sort.descending ? 'EXPENSIVE_FIRST' : 'CHEAP_FIRST') : null }))
      }
      selectable={isWide}
      selected={list.selectedIds}
      onSelectedChange={list.select}
      letterKeys
      onEndReached={() => void list.more()}
      loading={list.isBlank}
      empty={
        <EmptyState title={texts.nothing} actions={<Link href="/goods">{texts.withoutFilters}</Link>}>
          {texts.nothingLead}
        </EmptyState>
      }
    />
  );
});

const sortOf = (sort: string) =>
  sort === 'NEWEST_FIRST' ? null : { column: 'price', descending: sort === 'EXPENSIVE_FIRST' };
