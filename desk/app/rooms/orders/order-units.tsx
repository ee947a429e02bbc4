import { css } from '@emotion/react';
import {
  Button,
  countOf,
  DataTable,
  formatPrice,
  Heading,
  Stack,
  Text,
  tokens,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../browser/language';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { CancelDialog } from './cancel-dialog';
import { ExchangeDialog } from './exchange-dialog';
import { statusName } from './on-delivery-names';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';
import { StepButtons } from './step-buttons';
import { TrackField } from './track-field';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4], minHeight: 36 });

/** The units of the order: each with its status and track number, and what can be done with the selected ones. */
export const OrderUnits = observer(function OrderUnits({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();
  const [isCancelling, setCancelling] = useState(false);
  const [exchanged, setExchanged] = useState<OrderUnit>();
  const { givenUp } = store;
  const { paymentType, paid } = order;
  const [only] = givenUp;

  const columns = useMemo<DataTableColumn<OrderUnit>[]>(() => {
    const { unitColumns } = texts;
    return [
      {
        id: 'what',
        label: unitColumns.what,
        namesRow: true,
        cell: ({ productItem }) => (
          <>
            {[...productItem.brands.map(({ name }) => name), productItem.name].join(' ')}
            <Text size="caption" tone="muted">
              {productItem.supplier}
            </Text>
          </>
        ),
      },
      { id: 'size', label: unitColumns.size, cell: ({ productItem }) => productItem.size.name },
      {
        id: 'status',
        label: unitColumns.status,
        cell: ({ status }) => statusName(texts, status, { paymentType, paid }),
      },
      { id: 'track', label: unitColumns.track, cell: (unit) => <TrackField unit={unit} /> },
      { id: 'price', label: unitColumns.price, align: 'end', cell: ({ soldPrice }) => formatPrice(soldPrice, locale) },
    ];
  }, [texts, locale, paymentType, paid]);

  return (
    <Stack gap={3}>
      <div css={tools}>
        <Heading level={2} size="small">
          {texts.units}
        </Heading>
        {store.chosen.length > 0 && <StepButtons order={order} units={store.chosen} />}
        {givenUp.length > 0 && (
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            {texts.cancelUnits}
          </Button>
        )}
        {givenUp.length === 1 && only && (
          <Button variant="secondary" onClick={() => setExchanged(only)}>
            {texts.exchange}
          </Button>
        )}
      </div>
      <DataTable
        label={texts.units}
        labelHidden
        columns={columns}
        rows={order.orderProductItems}
        keyOf={({ id }) => id}
        nameOf={({ productItem }) => `${productItem.name}, ${productItem.size.name}`}
        selectable
        selected={[...store.selected]}
        onSelectedChange={store.select}
      />
      {isCancelling && (
        <CancelDialog title={countOf(givenUp.length, texts.cancelTitle, locale)} onClose={() => setCancelling(false)} />
      )}
      {exchanged && <ExchangeDialog unit={exchanged} onClose={() => setExchanged(undefined)} />}
    </Stack>
  );
});
