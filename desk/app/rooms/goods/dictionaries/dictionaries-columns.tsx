import { ColourDot, formatCount, formatDate, Stack, type DataTableColumn, type Locale } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import type { FormerNameLineFragment } from '../../../graphql/generated/graphql';
import type { Entry } from './dictionaries-store';
import type { dictionariesTexts, Part } from './dictionaries-words';

const namedColour = ({ name, hex = '' }: Entry) => (
  <Stack direction="row" gap={2} align="center">
    <ColourDot hex={hex} diameter={16} />
    {name}
  </Stack>
);

/** Columns of brands, categories or colours. */
export function entryColumns(
  { columns }: typeof dictionariesTexts.ru,
  locale: Locale,
  part: Part,
  actions: (row: Entry) => ReactNode,
): DataTableColumn<Entry>[] {
  return [
    { id: 'name', label: columns.name, namesRow: true, ...(part === 'COLOUR' && { cell: namedColour }) },
    ...(part === 'CATEGORY'
      ? [{ id: 'above', label: columns.above, cell: ({ above }: Entry) => above ?? '—' } as const]
      : []),
    { id: 'slug', label: columns.slug },
    ...(part === 'COLOUR'
      ? [
          {
            id: 'products',
            label: columns.products,
            align: 'end',
            cell: ({ products = 0 }: Entry) => formatCount(products, locale),
          } as const,
        ]
      : []),
    { id: 'actions', label: columns.actions, align: 'end', cell: actions },
  ];
}

/** Columns of former names. */
export function nameColumns(
  { columns, kinds }: typeof dictionariesTexts.ru,
  locale: Locale,
  actions: (row: FormerNameLineFragment) => ReactNode,
): DataTableColumn<FormerNameLineFragment>[] {
  return [
    { id: 'name', label: columns.name, namesRow: true },
    { id: 'kind', label: columns.kind, cell: ({ kind }) => kinds[kind] },
    { id: 'target', label: columns.target, cell: ({ target }) => target.name },
    { id: 'mergedAt', label: columns.mergedAt, cell: ({ mergedAt }) => formatDate(mergedAt, locale) },
    { id: 'actions', label: columns.actions, align: 'end', cell: actions },
  ];
}
