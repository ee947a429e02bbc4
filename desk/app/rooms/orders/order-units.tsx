import { css } from '@emotion/react';
import {
  Alert,
  Button,
  DataTable,
  formatPrice,
  Heading,
  Link,
  Stack,
  Text,
  tokens,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../browser/language';
import { momentOf } from '../../browser/moment';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { AddDialog } from './add-dialog';
import { CancelDialog } from './cancel-dialog';
import { isEditable, isUnderWay } from './editable';
import { ExchangeDialog } from './exchange-dialog';
import { statusName } from './on-delivery-names';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';
import { ParcelLabel } from './parcel-label';
import { ReturnDialog } from './returning/return-dialog';
import { returnTexts } from './returning/return-words';
import { StepButtons } from './step-buttons';
import { UnitNumberField } from './unit-number-field';
import { WaybillButton } from './waybill-button';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4], minHeight: 36 });
/** The units of the order, each with its status and track number, and the actions for the selected units. */
export const OrderUnits = observer(function OrderUnits({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();
  const returning = useTexts(returnTexts);
  const permissions = useSession().me?.permissions ?? [];
  const mayEdit = permissions.includes('WRITE_ORDERS') && isEditable(order);
  const [isAdding, setAdding] = useState(false);
  const [givenUp, setGivenUp] = useState<readonly OrderUnit[]>();
  const [exchanged, setExchanged] = useState<OrderUnit>();
  const [sentBack, setSentBack] = useState<readonly OrderUnit[]>();
  const [requested, setRequested] = useState<{ id: string; number: number }>();
  const { cancelled, returned, exchanged: exchangeable } = store;
  const delivered = permissions.includes('RETURNS') ? store.delivered : [];
  const { paymentType, paid, waybillItemIds } = order;
  const [only, another] = store.chosen;
  const isTooLate =
    permissions.includes('WRITE_ORDERS') && only !== undefined && !another && !exchangeable && isUnderWay(only);

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
      {
        id: 'track',
        label: unitColumns.track,
        cell: (unit) => (
          <Stack gap={2}>
            <UnitNumberField unit={unit} field="trackCode" />
            {(waybillItemIds ?? unit.cdekWaybillId) !== null && <UnitNumberField unit={unit} field="cdekWaybillId" />}
            <ParcelLabel unit={unit} />
            <WaybillButton unit={unit} />
          </Stack>
        ),
      },
      { id: 'price', label: unitColumns.price, align: 'end', cell: ({ soldPrice }) => formatPrice(soldPrice, locale) },
    ];
  }, [texts, locale, paymentType, paid, waybillItemIds]);

  return (
    <Stack gap={3}>
      <div css={tools}>
        <Heading level={2} size="small">
          {texts.units}
        </Heading>
        {mayEdit && store.chosen.length === 0 && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {texts.add.title}
          </Button>
        )}
        {store.chosen.length > 0 && <StepButtons order={order} units={store.chosen} />}
        {cancelled.length > 0 && (
          <Button variant="secondary" onClick={() => setGivenUp(cancelled)}>
            {texts.cancelUnits}
          </Button>
        )}
        {returned.length > 0 && (
          <Button variant="secondary" onClick={() => setGivenUp(returned)}>
            {texts.returnUnits}
          </Button>
        )}
        {delivered.length > 0 && (
          <Button variant="secondary" onClick={() => setSentBack(delivered)}>
            {returning.open}
          </Button>
        )}
        {exchangeable && (
          <Button variant="secondary" onClick={() => setExchanged(exchangeable)}>
            {texts.exchange}
          </Button>
        )}
      </div>
      {returned.length > 0 && delivered.length > 0 && (
        <Text size="small" tone="muted">
          {texts.returnOrRefund}
        </Text>
      )}
      {isTooLate && (
        <Text size="small" tone="muted">
          {cancelled.length > 0 ? texts.tooLate.cancellable : texts.tooLate.other}
        </Text>
      )}
      {requested && (
        <Alert tone="success" live title={returning.done(requested.number)}>
          <Link href={`/queue/${requested.id}?kind=RETURN`}>{returning.show}</Link>
        </Alert>
      )}
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
      {order.awaitingItems.map(({ id, productItem, soldPrice }) => (
        <Text key={id} size="small" tone="muted">
          {texts.add.awaits(
            `${productItem.name}, ${productItem.size.name}`,
            formatPrice(soldPrice, locale),
            order.expiresAt ? momentOf(order.expiresAt, locale) : '…',
          )}
        </Text>
      ))}
      {store.returns.length > 0 && (
        <Stack gap={1} align="start">
          {store.returns.map(({ id, number, state }) => (
            <Link key={id} href={`/queue/${id}?kind=RETURN`}>
              {returning.one(number, returning.states[state])}
            </Link>
          ))}
        </Stack>
      )}
      {isAdding && <AddDialog order={order} onClose={() => setAdding(false)} />}
      {givenUp && <CancelDialog units={givenUp} onClose={() => setGivenUp(undefined)} />}
      {sentBack && (
        <ReturnDialog
          orderUuid={order.uuid}
          units={sentBack}
          onClose={() => setSentBack(undefined)}
          onCreated={(made) => {
            setSentBack(undefined);
            setRequested(made);
            void store.read();
            store.select([]);
          }}
        />
      )}
      {exchanged && <ExchangeDialog unit={exchanged} onClose={() => setExchanged(undefined)} />}
    </Stack>
  );
});
