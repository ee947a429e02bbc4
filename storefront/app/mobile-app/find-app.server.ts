import { askApi } from '../graphql/api-client.server';
import { ShopAppsDocument } from '../graphql/generated/graphql';
import { appAddress, appPage } from './app-stores';

/** Redirects a phone to its app store or, if the API fails, to the page about the app. */
export async function findApp({ headers, signal }: Request): Promise<Response> {
  const apps = await askApi({ document: ShopAppsDocument, variables: {}, signal }).then(
    ({ data }) => data?.shop.apps,
    () => undefined,
  );
  const location = apps ? appAddress(headers.get('user-agent') ?? '', apps) : appPage;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: 'user-agent' } });
}
