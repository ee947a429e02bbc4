import { AccountDocument, CountriesDocument } from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';
import { noSignal } from '../graphql/page-errors';
import { deviceName } from './device-name';
import { loadStatistics } from './load-statistics.server';

/** As many as an address book holds. */
const addresses = { page: 1, limit: 50 };

// By one clock for all, so that the page reads the same on the server and in the browser.
const moment = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

export async function loadAccount(signal: AbortSignal) {
  const [{ data }, countries, statistics] = await Promise.all([
    askAsShopper({ document: AccountDocument, variables: { addresses }, signal }),
    askAsShopper({ document: CountriesDocument, variables: {}, signal }),
    loadStatistics(signal),
  ]);
  if (!data?.user || !countries.data) throw noSignal();
  return {
    statistics,
    user: data.user,
    addresses: data.addressList.items,
    countries: countries.data.findCountry,
    sessions: data.sessionList.map(({ id, current, address, userAgent, lastUsedAt }) => ({
      id,
      current,
      address,
      device: deviceName(userAgent),
      lastUsed: `${moment.format(new Date(lastUsedAt))} МСК`,
    })),
  };
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;
