import { Button, DataGrid, Heading, Stack, Text, useLocale, type CellValue } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts } from '../../graphql/fault-words';
import type { OfferLineFragment, WholeProductFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { cellWords } from './cell-words';
import { goodsColumns } from './goods-columns';
import { goodsTexts } from './goods-words';
import { NewSizeDialog } from './new-size-dialog';
import { newSizeTexts } from './new-size-words';
import { useProduct } from './product-store';
import { productTexts } from './product-words';
import { useUndo } from './use-undo';

const columnsOfSizes = ['size', 'supplier', 'price', 'oldPrice', 'stock', 'reserved'];

/** The sizes of a product, with prices and stock in their cells. */
export const ProductSizes = observer(function ProductSizes({ product }: { product: WholeProductFragment }) {
  const texts = useTexts(productTexts);
  const words = useTexts(goodsTexts);
  const adding = useTexts(newSizeTexts);
  const [isAdding, setAdding] = useState(false);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useProduct();
  useUndo(store.offers);
  const permissions = useSession().me?.permissions;
  const may = {
    items: permissions?.includes('WRITE_ITEMS') === true,
    prices: permissions?.includes('PRICES') === true,
    stock: permissions?.includes('STOCK') === true,
  };
  const columns = useMemo(
    () =>
      goodsColumns({ texts: words, locale, permissions: permissions ?? [] })
        .filter(({ id }) => columnsOfSizes.includes(id))
        .map((column) => (column.id === 'size' ? { ...column, namesRow: true, width: '5rem' } : column)),
    [words, locale, permissions],
  );
  const save = async (value: CellValue, { row, column }: { row: OfferLineFragment; column: string }) => {
    const change = column === 'price' ? { price: value as number | null } : { stock: Number(value) };
    const refusal = await store.offers.save(row, change);
    return refusal && cellWords(refusal, column, { texts: words, faults, locale });
  };
  const typed = [may.prices && words.columns.price, may.stock && words.columns.stock].filter(Boolean);
  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.sizes}
      </Heading>
      {typed.length > 0 && (
        <Text size="small" tone="muted">
          {texts.sizesHint(typed.join(', '))}
        </Text>
      )}
      <DataGrid
        label={texts.sizes}
        maxHeight="60dvh"
        columns={columns}
        rows={product.items}
        keyOf={({ id }) => id}
        nameOf={({ size }) => size}
        onEdit={save}
        letterKeys
      />
      {may.items && (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {adding.open}
          </Button>
        </div>
      )}
      {isAdding && <NewSizeDialog product={product} may={may} onClose={() => setAdding(false)} />}
    </Stack>
  );
});
