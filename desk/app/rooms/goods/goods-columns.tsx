import { formatCount, formatPrice, Link, Text, type DataGridColumn, type Locale } from '@meet/ui-kit';
import type { OfferLineFragment, Permission } from '../../graphql/generated/graphql';
import { MOST_STOCK } from './amounts';
import { hrefOf } from './goods-filters';
import { type goodsTexts } from './goods-words';

export interface ColumnsFor {
  texts: typeof goodsTexts.ru;
  locale: Locale;
  permissions: readonly Permission[];
}

type GoodsColumn = DataGridColumn<OfferLineFragment>;

/** Columns that are shown by default. */
export const usualColumns = ['name', 'size', 'price', 'stock', 'reserved', 'supplier', 'sku', 'by'];

/** On a phone there is room only for columns that are searched or changed; the size stands before the name. */
export function phoneColumns(columns: readonly GoodsColumn[]): GoodsColumn[] {
  const onPhone: Record<string, Partial<GoodsColumn>> = {
    name: { minWidth: '8rem', cell: ({ size, productName }) => `${size} · ${productName}` },
    price: { width: '6rem' },
    stock: { width: '5rem' },
  };
  return columns.flatMap((column) => (column.id in onPhone ? [{ ...column, ...onPhone[column.id] }] : []));
}

export function goodsColumns({ texts, locale, permissions }: ColumnsFor): GoodsColumn[] {
  const { columns } = texts;
  const mayWrite = permissions.includes('WRITE_CATALOGUE') || permissions.includes('WRITE_ITEMS');
  return [
    {
      id: 'name',
      label: columns.name,
      namesRow: true,
      cell: ({ productName, active }) => (active ? productName : `${productName} · ${texts.itemOff}`),
    },
    { id: 'size', label: columns.size, width: '6rem', cell: ({ size }) => size },
    {
      id: 'price',
      label: columns.price,
      width: '8rem',
      align: 'end',
      sortBy: ({ price }) => price ?? null,
      cell: ({ price }) => formatPrice(price, locale),
      ...(mayWrite &&
        permissions.includes('PRICES') && {
          edit: { kind: 'money', valueOf: ({ price }) => price ?? null, min: 1, required: true },
        }),
    },
    {
      id: 'stock',
      label: columns.stock,
      width: '7rem',
      align: 'end',
      cell: ({ stock }) => formatCount(stock, locale),
      ...(mayWrite &&
        permissions.includes('STOCK') && {
          edit: { kind: 'number', valueOf: ({ stock }) => stock, max: MOST_STOCK, required: true },
        }),
    },
    {
      id: 'reserved',
      label: columns.reserved,
      width: '7rem',
      align: 'end',
      cell: ({ reserved }) => formatCount(reserved, locale),
    },
    {
      id: 'oldPrice',
      label: columns.oldPrice,
      width: '8rem',
      align: 'end',
      cell: ({ oldPrice }) => formatPrice(oldPrice, locale),
    },
    {
      id: 'supplier',
      label: columns.supplier,
      width: '11rem',
      cell: ({ suppliedBy }) => (
        <Link href={hrefOf(new URLSearchParams(), { supplier: suppliedBy.id })} variant="quiet" tabIndex={-1}>
          {suppliedBy.name}
        </Link>
      ),
    },
    { id: 'sku', label: columns.sku, width: '9rem', cell: ({ sku }) => sku ?? '—' },
    {
      id: 'by',
      label: columns.by,
      width: '9rem',
      cell: ({ priceSetAt, source }) => (
        <Text as="span" size="small" tone="muted">
          {priceSetAt ? texts.byHand : (source ?? '—')}
        </Text>
      ),
    },
  ];
}
