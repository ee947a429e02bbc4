import { DataTable, formatCount, Heading, Stack, Text, useLocale, type DataTableColumn } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { returnsByReason, type Report } from './figures-store';
import { figuresTexts } from './figures-words';

/** Reasons of returns, with the sizes that are returned. */
export function FigureReturns({ report }: { report: Report }) {
  const texts = useTexts(figuresTexts);
  const locale = useLocale();
  const rows = returnsByReason(report.returns);
  const columns: DataTableColumn<(typeof rows)[number]>[] = [
    { id: 'reason', label: texts.reasonColumns.reason, namesRow: true, cell: ({ reason }) => texts.reasons[reason] },
    {
      id: 'sizes',
      label: texts.reasonColumns.sizes,
      cell: ({ sizes }) => sizes.map(({ size, units }) => `${size}: ${formatCount(units, locale)}`).join(', '),
    },
    { id: 'units', label: texts.reasonColumns.units, align: 'end', cell: ({ units }) => formatCount(units, locale) },
  ];
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.returns}
      </Heading>
      <Text size="small" tone="muted">
        {rows.length > 0 ? texts.returnsLead : report.total.returned > 0 ? texts.noReasons : texts.noReturns}
      </Text>
      {rows.length > 0 && (
        <DataTable label={texts.returns} labelHidden columns={columns} rows={rows} keyOf={({ reason }) => reason} />
      )}
    </Stack>
  );
}
