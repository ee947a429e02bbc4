import { ExportAccountDocument } from '../../graphql/generated/graphql';
import { askAsShopper } from '../../session/require-shopper.server';
import { noSignal } from '../../graphql/page-errors';
import type { Route } from './+types/export';

/** Downloads all data that the shop stores about the shopper. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { data } = await askAsShopper({ document: ExportAccountDocument, variables: {}, signal: request.signal });
  if (!data?.exportAccount) throw noSignal();
  return new Response(data.exportAccount, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meet-account.json"',
      'cache-control': 'no-store',
    },
  });
}
