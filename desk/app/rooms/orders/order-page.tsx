import { css } from '@emotion/react';
import { EmptyState, Link, Skeleton, Split, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { useSession } from '../../session/session-store';
import { ReadingFault } from '../../shell/reading-fault';
import { usePoll } from '../../shell/poll';
import { OrderHistory } from './history/order-history';
import { OrderFacts } from './order-facts';
import { useOrderList } from './order-list-store';
import { OrderHead } from './order-head';
import { OrderNotes } from './order-notes';
import { OrderContext, OrderStore } from './order-store';
import { OrderUnits } from './order-units';
import { orderTexts } from './order-words';

const page = css({ maxWidth: 1280 });

/** The page of one order. */
export default function OrderRoute() {
  const { number } = useParams();
  // The key resets the page for another order, so that no state remains.
  return <OrderPage key={number} number={Number(number)} />;
}

const OrderPage = observer(function OrderPage({ number }: { number: number }) {
  const texts = useTexts(orderTexts);
  const api = useApi();
  const list = useOrderList();
  const permissions = useSession().me?.permissions ?? [];
  const [store] = useState(() => new OrderStore(api, number, permissions.includes('RETURNS')));
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  const { order, fault, isLost } = store;

  return (
    <OrderContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${texts.one(number)} — ${shopName()}`}</title>
        <Link href={`/orders${list.address && `?${list.address}`}`} variant="quiet">
          {texts.back}
        </Link>
        <ReadingFault fault={fault} isShown={order !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!order && !fault && !isLost && <Skeleton height={320} />}
        {order && (
          <>
            <OrderHead order={order} />
            <Split aside={<OrderFacts order={order} />}>
              <Stack gap={8}>
                <OrderUnits order={order} />
                <OrderNotes order={order} />
                <OrderHistory order={order} />
              </Stack>
            </Split>
          </>
        )}
      </Stack>
    </OrderContext>
  );
});
