import { askApi } from '../../graphql/api-client.server';
import { PublicOrderDocument } from '../../graphql/generated/graphql';
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
