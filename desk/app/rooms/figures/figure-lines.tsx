import {
  breakpoints,
  DataTable,
  EmptyState,
  formatCount,
  formatDay,
  formatPrice,
  Link,
  ProgressBar,
  useLocale,
  useMediaQuery,
  type DataTableColumn,
} from '@meet/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../browser/language';
import { isTime, placeOf, type FiguresFilters } from './figures-filters';
import type { Report, ReportLine } from './figures-store';
import { figuresTexts } from './figures-words';

/** On a phone there is room only for the compared figures. */
const ON_PHONE = ['name', 'sold', 'units'];
/** Reports grouped by these have no amounts of whole orders. */
const GOODS: readonly FiguresFilters['by'][] = ['PRODUCT', 'BRAND', 'CATEGORY'];

/** The lines of the report, each with a bar of its share of the largest line, and a link to its orders or goods. */
export function FigureLines({ report, filters }: { report: Report; filters: FiguresFilters }) {
  const texts = useTexts(figuresTexts);
  const locale = useLocale();
  const isNarrow = !useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const isOfGoods = GOODS.includes(filters.by);
  const most = Math.max(1, ...report.lines.map(({ goods }) => goods));
  const columns = useMemo<DataTableColumn<ReportLine>[]>(() => {
    const nameOf = ({ key, name }: ReportLine) => {
      if (isTime(filters.by)) return formatDay(key, locale);
      return name || texts.none;
    };
    const all: (DataTableColumn<ReportLine> | false)[] = [
      {
        id: 'name',
        label: texts.bys[filters.by],
        namesRow: true,
        cell: (line) => {
          const place = placeOf(line, filters);
          return place ? <Link href={place}>{nameOf(line)}</Link> : nameOf(line);
        },
      },
      {
        id: 'sold',
        label: texts.columns.sold,
        sortBy: ({ goods }) => goods,
        cell: ({ goods }) => <ProgressBar label={formatPrice(goods, locale)} value={Math.max(0, goods)} max={most} />,
      },
      !isOfGoods && {
        id: 'orders',
        label: texts.columns.orders,
        align: 'end',
        sortBy: ({ orders }) => orders,
        cell: ({ orders }) => formatCount(orders, locale),
      },
      {
        id: 'units',
        label: texts.columns.units,
        align: 'end',
        sortBy: ({ units }) => units,
        cell: ({ units }) => formatCount(units, locale),
      },
      {
        id: 'returned',
        label: texts.columns.returned,
        align: 'end',
        sortBy: ({ returned }) => returned,
        cell: ({ returned }) => formatCount(returned, locale),
      },
      !isOfGoods && {
        id: 'refunded',
        label: texts.columns.refunded,
        align: 'end',
        sortBy: ({ refunded }) => refunded,
        cell: ({ refunded }) => formatPrice(refunded, locale),
      },
    ];
    return all.filter((column) => column !== false);
  }, [texts, locale, filters, isOfGoods, most]);

  return (
    <DataTable
      label={texts.bys[filters.by]}
      labelHidden
      columns={isNarrow ? columns.filter(({ id }) => ON_PHONE.includes(id)) : columns}
      onPhone="scroll"
      rows={report.lines}
      keyOf={({ key }) => key}
      empty={<EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
    />
  );
}
