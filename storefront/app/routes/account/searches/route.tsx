import { ButtonLink, EmptyState, Text } from '@meet/ui-kit';
import { useRevalidator } from 'react-router';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { SavedSearchesDocument } from '../../../graphql/generated/graphql';
import { noSignal } from '../../../graphql/page-errors';
import { SavedSearchList } from '../../../saved-searches/saved-search-list';
import { askAsShopper } from '../../../session/require-shopper.server';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export async function loader({ request }: Route.LoaderArgs) {
  const { data } = await askAsShopper({ document: SavedSearchesDocument, variables: {}, signal: request.signal });
  if (!data) throw noSignal();
  return data.savedSearchList;
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Сохранённые поиски — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

export default function SavedSearches({ loaderData: searches }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <AccountPage title="Сохранённые поиски">
      {searches.length === 0 ? (
        <EmptyState title="Пока пусто" actions={<ButtonLink href="/catalog">В каталог</ButtonLink>}>
          Выберите фильтры или найдите что-нибудь и нажмите «Сохранить поиск». О новом можем писать на почту.
        </EmptyState>
      ) : (
        <>
          <Text tone="muted">О новом во всех поисках пишем одним письмом, не чаще раза в день.</Text>
          <SavedSearchList searches={searches} refresh={() => revalidate()} />
        </>
      )}
    </AccountPage>
  );
}
