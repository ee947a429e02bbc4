import { EmptyState, Heading, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { useSession } from '../../session/session-store';
import { partAt, partsFor } from './people-parts';
import { peopleTexts } from './people-words';
import { ShopperListContext, ShopperListStore } from './shoppers/shopper-list-store';

/** Shows what the operator may see. The list of shoppers keeps its state while the operator looks at one of them. */
export default observer(function PeopleRoom() {
  const texts = useTexts(peopleTexts);
  const api = useApi();
  const { pathname } = useLocation();
  const permissions = useSession().me?.permissions ?? [];
  const [shoppers] = useState(() => new ShopperListStore(api));
  const [first] = partsFor(permissions);
  const { needs } = partAt(pathname);
  if (permissions.includes(needs))
    return (
      <ShopperListContext value={shoppers}>
        <Outlet />
      </ShopperListContext>
    );
  // The menu links to the list of shoppers, which not every operator may see.
  if (pathname === '/people' && first) return <Navigate replace to={first.href} />;
  return (
    <Stack gap={5}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <EmptyState title={texts.forbidden}>{texts.forbiddenLead}</EmptyState>
    </Stack>
  );
});
