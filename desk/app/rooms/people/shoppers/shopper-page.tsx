import { css } from '@emotion/react';
import { EmptyState, Heading, Link, Skeleton, Split, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { useSession } from '../../../session/session-store';
import { ReadingFault } from '../../../shell/reading-fault';
import { usePoll } from '../../../shell/poll';
import { ShopperFacts } from './shopper-facts';
import { ShopperHead } from './shopper-head';
import { useShopperList } from './shopper-list-store';
import { shopperName } from './shopper-name';
import { ShopperNotes } from './shopper-notes';
import { ShopperOrders } from './shopper-orders';
import { shopperPageTexts } from './shopper-page-words';
import { ShopperPoints } from './shopper-points';
import { ShopperRole } from './shopper-role';
import { ShopperSessions } from './shopper-sessions';
import { ShopperContext, ShopperStore } from './shopper-store';
import { shopperTexts } from './shopper-words';

const page = css({ maxWidth: 1280 });

/** The page of one shopper. */
export default function ShopperRoute() {
  const { id = '' } = useParams();
  // The key resets the page for another shopper, so that no state remains.
  return <ShopperPage key={id} id={id} />;
}

const ShopperPage = observer(function ShopperPage({ id }: { id: string }) {
  const texts = useTexts(shopperPageTexts);
  const names = useTexts(shopperTexts);
  const api = useApi();
  const { address } = useShopperList();
  const permissions = useSession().me?.permissions ?? [];
  const mayReadOrders = permissions.includes('READ_ORDERS');
  const [store] = useState(() => new ShopperStore(api, id, mayReadOrders));
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  const { shopper, fault, isLost } = store;

  return (
    <ShopperContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${shopper ? shopperName(shopper, names) : names.title} — ${shopName()}`}</title>
        <Link href={`/people${address && `?${address}`}`} variant="quiet">
          {texts.back}
        </Link>
        {(isLost || (fault && !shopper)) && (
          <Heading level={1} size="medium">
            {names.title}
          </Heading>
        )}
        <ReadingFault fault={fault} isShown={shopper !== undefined} onAgain={() => void store.read()} />
        {isLost && <EmptyState title={texts.lost}>{texts.lostLead}</EmptyState>}
        {!shopper && !fault && !isLost && <Skeleton height={320} />}
        {shopper && !isLost && (
          <>
            <ShopperHead shopper={shopper} />
            <Split
              aside={
                <Stack gap={6}>
                  <ShopperFacts shopper={shopper} />
                  {permissions.includes('ROLES') && <ShopperRole shopper={shopper} />}
                </Stack>
              }
            >
              <Stack gap={8}>
                {mayReadOrders && <ShopperOrders />}
                <ShopperPoints />
                <ShopperSessions shopper={shopper} />
                <ShopperNotes />
              </Stack>
            </Split>
          </>
        )}
      </Stack>
    </ShopperContext>
  );
});
