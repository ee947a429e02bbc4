import { DataTable, formatPrice, IconButton, QuantityStepper, Stack, Text, useLocale } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { mostOf, type DraftLine } from './new-order-draft';
import { useNewOrder } from './new-order-store';
import { nameOf, OfferPicker } from './offer-picker';
import { newOrderTexts } from './new-order-words';

/** The ordered goods: found by name, each with its number of units and its price for this buyer. */
export const GoodsPart = observer(function GoodsPart() {
  const texts = useTexts(newOrderTexts);
  const locale = useLocale();
  const store = useNewOrder();
  const { draft, quote, missing } = store;
  const { columns } = texts;

  const told = ({ offer, quantity }: DraftLine) => {
    if (quote?.unavailableIds.includes(offer.id)) return <Text tone="error">{texts.unavailable}</Text>;
    const line = quote?.lines.find(({ id }) => id === offer.id);
    if (line && line.quantity < quantity) return <Text tone="error">{texts.fewer}</Text>;
    return formatPrice(line?.price ?? offer.price, locale);
  };

  return (
    <Stack gap={4}>
      <OfferPicker onPick={store.put} error={missing.includes('lines') ? texts.missing.lines : undefined} />
      {draft.lines.length > 0 && (
        <DataTable
          label={texts.goods}
          labelHidden
          rows={draft.lines}
          keyOf={({ offer }) => offer.id}
          columns={[
            { id: 'what', label: columns.what, namesRow: true, cell: ({ offer }) => offer.productName },
            { id: 'size', label: columns.size, cell: ({ offer }) => offer.size },
            { id: 'price', label: columns.price, align: 'end', cell: told },
            {
              id: 'count',
              label: columns.count,
              cell: ({ offer, quantity }) => (
                <QuantityStepper
                  label={texts.countOf(nameOf(offer))}
                  labelHidden
                  value={quantity}
                  max={mostOf(offer)}
                  onValueChange={(next) => store.setQuantity(offer.id, next)}
                />
              ),
            },
            {
              id: 'out',
              label: columns.out,
              cell: ({ offer }) => (
                <IconButton
                  icon={<TrashIcon />}
                  label={texts.takeOut(nameOf(offer))}
                  onClick={() => store.takeOut(offer.id)}
                />
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
});
