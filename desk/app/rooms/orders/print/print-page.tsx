import { Alert, Button, EmptyState, Heading, Link, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { ReadingFault } from '../../../shell/reading-fault';
import NotFound from '../../../shell/not-found';
import { CallList } from './call-list';
import { PackingSlip } from './packing-slip';
import { ParcelLabels } from './parcel-labels';
import { PrintStore } from './print-store';
import { printTexts } from './print-words';
import { isSheet, namedIn, parcelsOf, type Sheet } from './sheets';

/** Prints packing slips, parcel labels or a call list of the orders in the URL. */
export default function PrintRoute() {
  const { sheet } = useParams();
  const [params] = useSearchParams();
  const named = namedIn(params);
  if (!isSheet(sheet)) return <NotFound />;
  return <PrintPage key={`${sheet} ${named.join()}`} sheet={sheet} named={named} />;
}

const PrintPage = observer(function PrintPage({ sheet, named }: { sheet: Sheet; named: readonly string[] }) {
  const texts = useTexts(printTexts);
  const api = useApi();
  const [store] = useState(() => new PrintStore(api, named));
  useEffect(() => void store.read(), [store]);
  const { lost, fault, readAt } = store;
  const unlabelled = sheet === 'labels' ? store.orders.filter((order) => parcelsOf(order).length === 0) : [];
  const orders = store.orders.filter((order) => !unlabelled.includes(order));
  const isReading = readAt === 0 && !fault && named.length > 0;

  return (
    <Stack gap={5}>
      <title>{`${texts[sheet]} — ${shopName()}`}</title>
      <Link href="/orders" variant="quiet">
        {texts.back}
      </Link>
      <Stack direction="row" gap={4} align="center" wrap>
        <Heading level={1} size="medium">
          {texts[sheet]}
        </Heading>
        {orders.length > 0 && <Button onClick={() => window.print()}>{texts.print}</Button>}
      </Stack>
      <ReadingFault fault={fault} isShown={false} onAgain={() => void store.read()} />
      {lost.length > 0 && (
        <Alert tone="warning" live>
          {texts.lost(lost.join(', '))}
        </Alert>
      )}
      {unlabelled.length > 0 && (
        <Alert tone="info" live>
          {texts.unlabelled(unlabelled.map(({ number }) => number).join(', '))}
        </Alert>
      )}
      {isReading && <Text role="status">{texts.reading}</Text>}
      {!isReading && !fault && orders.length === 0 && (
        <EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>
      )}
      {sheet === 'calls' && orders.length > 0 && <CallList orders={orders} readAt={readAt} />}
      {sheet === 'slips' && orders.map((order) => <PackingSlip key={order.uuid} order={order} />)}
      {sheet === 'labels' && orders.map((order) => <ParcelLabels key={order.uuid} order={order} />)}
    </Stack>
  );
});
