import { Combobox, DataTable, formatPrice, IconButton, QuantityStepper, Stack, Text, useLocale } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import type { DeskApi } from '../../../graphql/api';
import { FindOffersDocument } from '../../../graphql/generated/graphql';
import { useFound } from '../../../graphql/use-found';
import { mostOf, type DraftLine, type FoundOffer } from './new-order-draft';
import { useNewOrder } from './new-order-store';
import { newOrderTexts } from './new-order-words';

async function findOffers(api: DeskApi, search: string, signal: AbortSignal): Promise<readonly FoundOffer[]> {
  const { data } = await api.ask(FindOffersDocument, { search }, signal);
  return data?.offersConnection.nodes ?? [];
}

const nameOf = ({ productName, size }: FoundOffer) => `${productName}, ${size}`;
const leftOf = ({ stock, reserved, price }: FoundOffer) => (price == null ? 0 : stock - reserved);

/** What is ordered: found by name, each with its number of units and its price for this buyer. */
export const GoodsPart = observer(function GoodsPart() {
  const texts = useTexts(newOrderTexts);
  const locale = useLocale();
  const store = useNewOrder();
  const [text, setText] = useState('');
  const { found, isLooking } = useFound(text, findOffers);
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
      <Combobox
        label={texts.find}
        hint={texts.findHint}
        text={text}
        onTextChange={setText}
        value={null}
        options={found.map((offer) => ({
          value: offer.id,
          label: `${nameOf(offer)} · ${formatPrice(offer.price, locale)}`,
          detail: leftOf(offer) > 0 ? texts.offer(offer.supplier, leftOf(offer)) : texts.soldOut,
          disabled: leftOf(offer) <= 0,
        }))}
        onValueChange={(option) => {
          const offer = found.find(({ id }) => id === option?.value);
          if (!offer) return;
          store.put(offer);
          setText('');
        }}
        loading={isLooking}
        error={missing.includes('lines') ? texts.missing.lines : undefined}
      />
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
