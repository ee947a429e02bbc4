import { askApi } from '../../graphql/api-client.server';
import { currentRequest } from '../../graphql/current-request.server';
import { OwnOrderUuidDocument, PublicOrderDocument } from '../../graphql/generated/graphql';
import { noSignal, notFound } from '../../graphql/page-errors';

export async function loadOrder(url: URL, id: string, signal: AbortSignal) {
  const { data, codes } = await askApi({
    document: PublicOrderDocument,
    variables: { id: id.slice(0, 64) },
    signal,
    expected: ['ORDER_NOT_FOUND', 'BAD_USER_INPUT'],
  });
  if (codes.length > 0) throw notFound(url);
  if (!data) throw noSignal();
  return data.publicOrder;
}

/** Returns the uuid of an order if it is the signed-in shopper's; null for everybody else, also if the API fails. */
export async function uuidIfOwn(id: string, signal: AbortSignal): Promise<string | null> {
  if ((await currentRequest().session.accessToken()) === null) return null;
  const { data } = await askApi({
    document: OwnOrderUuidDocument,
    variables: { id: id.slice(0, 64) },
    signal,
    expected: ['ORDER_NOT_FOUND', 'UNAUTHORIZED', 'BAD_USER_INPUT'],
  });
  return data?.userOrder.uuid ?? null;
}
