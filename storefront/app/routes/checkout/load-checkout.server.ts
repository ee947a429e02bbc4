import { askApi } from '../../graphql/api-client.server';
import { placeOf } from '../../checkout/last-terms';
import { CheckoutShopperDocument, PaymentWaysDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/** One page with all addresses: the API allows at most 50 in an address book. */
const addresses = { page: 1, limit: 50 };

/**
 * Returns the maximum price of goods, in kopecks, for payment on delivery; null if the shop does not offer it, or if it
 * is not known.
 */
export async function loadOnDelivery(signal: AbortSignal): Promise<number | null> {
  const { data } = await askApi({ document: PaymentWaysDocument, variables: {}, signal });
  return data?.paymentMethods.find(({ code }) => code === 'ON_DELIVERY')?.mostGoodsPrice ?? null;
}

/**
 * Loads the contact data, the addresses and the number of points that wait for a confirmed telephone; empty for a
 * guest.
 */
export async function loadCheckout(signal: AbortSignal) {
  if ((await currentRequest().session.accessToken()) === null) return nobody;
  const call = { document: CheckoutShopperDocument, variables: { addresses }, signal };
  const { data } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
  if (!data?.user) return nobody;
  const { id, name, surname, phone, email } = data.user;
  return {
    owner: id,
    known: {
      ...(data.lastOrderTerms && placeOf(data.lastOrderTerms)),
      ...{ name: name ?? '', surname: surname ?? '', phone: phone ?? '', email: email ?? '' },
    },
    addresses: data.addressList.items,
    waitingPoints: phone === null ? data.userOrderStatistics.bonusesPending : 0,
  };
}

const nobody = { owner: null, known: {}, addresses: [], waitingPoints: 0 };
