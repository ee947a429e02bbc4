import { askApi } from '../../graphql/api-client.server';
import { CheckoutShopperDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/** As many as an address book holds. */
const addresses = { page: 1, limit: 50 };

/** What the account knows of whoever takes the order; a guest types it. */
export async function loadCheckout(signal: AbortSignal) {
  if ((await currentRequest().session.accessToken()) === null) return nobody;
  const call = { document: CheckoutShopperDocument, variables: { addresses }, signal };
  const { data } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
  if (!data?.user) return nobody;
  const { name, surname, phone, email } = data.user;
  return {
    known: { name: name ?? '', surname: surname ?? '', phone: phone ?? '', email: email ?? '' },
    addresses: data.addressList.items,
  };
}

const nobody = { known: {}, addresses: [] };
