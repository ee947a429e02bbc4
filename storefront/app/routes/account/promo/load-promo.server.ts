import { KeptPromocodeDocument } from '../../../graphql/generated/graphql';
import { askAsShopper } from '../../../session/require-shopper.server';
import { noSignal } from '../../../graphql/page-errors';

export async function loadPromo(signal: AbortSignal) {
  const { data } = await askAsShopper({ document: KeptPromocodeDocument, variables: {}, signal });
  if (!data) throw noSignal();
  return { promocode: data.productCart.promocode ?? null, discountValue: data.productCart.discountValue };
}
