import { moscowMoment } from '../browser/moscow-moment';
import { AccountDocument, CountriesDocument, MySizesDocument, OrderListDocument } from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';
import { noSignal } from '../graphql/page-errors';
import { deviceName } from './device-name';
import { loadStatistics } from './load-statistics.server';

/** One page with all addresses: the API allows at most 50 in an address book. */
const addresses = { page: 1, limit: 50 };

export async function loadAccount(signal: AbortSignal) {
  const [{ data }, countries, orders, statistics, sizes] = await Promise.all([
    askAsShopper({ document: AccountDocument, variables: { addresses }, signal }),
    askAsShopper({ document: CountriesDocument, variables: {}, signal }),
    askAsShopper({ document: OrderListDocument, variables: { pagination: { page: 1, limit: 1 } }, signal }),
    loadStatistics(signal),
    askAsShopper({ document: MySizesDocument, variables: {}, signal }),
  ]);
  if (!data?.user || !countries.data) throw noSignal();
  return {
    statistics,
    user: data.user,
    /** Null if there is no order, or if the list cannot be loaded: the page works without it. */
    lastOrder: orders.data?.userOrderList.items[0] ?? null,
    sizes: sizes.data?.mySizes ?? [],
    addresses: data.addressList.items,
    countries: countries.data.findCountry,
    sessions: data.sessionList.map(({ id, current, address, userAgent, lastUsedAt }) => ({
      id,
      current,
      address,
      device: deviceName(userAgent),
      lastUsed: moscowMoment(lastUsedAt),
    })),
  };
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;
