import { breakpoints, DataGrid, EmptyState, Link, useLocale, useMediaQuery } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../browser/language';
import { useGridKey } from '../../shell/use-grid-key';
import { orderColumns } from './order-columns';
import { useOrderList } from './order-list-store';
import { orderTexts } from './order-words';

/** The grid of orders. It is apart from the filters, so that more rows, which come while it scrolls, render only the grid. */
export const OrderGrid = observer(function OrderGrid() {
  const texts = useTexts(orderTexts);
  const language = useLanguage();
  const locale = useLocale();
  const list = useOrderList();
  const grid = useGridKey();

  const { readAt } = list;
  const isNarrow = !useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const columns = useMemo(
    () => orderColumns({ texts, language, locale, now: readAt, isNarrow }),
    [texts, language, locale, readAt, isNarrow],
  );

  return (
    <DataGrid
      ref={grid}
      label={texts.title}
      maxHeight={isNarrow ? '80dvh' : 'calc(100dvh - 21rem)'}
      columns={columns}
      rows={list.rows}
      total={list.total}
      keyOf={({ uuid }) => uuid}
      nameOf={({ number }) => texts.one(number)}
      hrefOf={({ number }) => `/orders/${number}`}
      sortedElsewhere
      selectable
      selected={list.selectedIds}
      onSelectedChange={list.select}
      letterKeys
      onEndReached={() => void list.more()}
      loading={list.isBlank}
      empty={
        <EmptyState title={texts.nothing} actions={<Link href="/orders">{texts.withoutFilters}</Link>}>
          {texts.nothingLead}
        </EmptyState>
      }
    />
  );
});
