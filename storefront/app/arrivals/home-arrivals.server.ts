import { postToApi } from '../graphql/api-transport.server';
import { everySecond } from '../graphql/every-second.server';
import { CityArrivalsDocument, type CityArrivalsQuery } from '../graphql/generated/graphql';
import { logError } from '../graphql/log.server';

/** Milliseconds for which loaded days are used before a page waits for newer ones. */
const shownFor = 60_000;

let known: { at: number; days: CityArrivalsQuery['cityArrivals'] } | null = null;

const fresh = everySecond(async () => {
  const { data, error } = await postToApi({
    document: CityArrivalsDocument,
    variables: { cityId: null },
    asker: { address: null, userAgent: null },
    token: null,
    signal: AbortSignal.timeout(1000),
  });
  if (error) logError('The days of delivery are not known:', error.message);
  if (data) known = { at: Date.now(), days: data.cityArrivals };
});

/**
 * Returns when goods arrive in Moscow. The days are the same for all pages, so they are requested at most once a
 * second. Null if the API does not respond in time; then the browser requests them.
 */
export async function homeArrivals(): Promise<CityArrivalsQuery['cityArrivals'] | null> {
  const asked = fresh();
  if (!known || Date.now() - known.at > shownFor) await asked;
  return known && Date.now() - known.at <= shownFor ? known.days : null;
}
