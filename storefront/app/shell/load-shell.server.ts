import type { TownArrivals } from '../arrivals/arrivals-store';
import { homeArrivals } from '../arrivals/home-arrivals.server';
import { askApi } from '../graphql/api-client.server';
import { CurrentAccessDocument, ShellDocument, type AccessLevel, type ShellQuery } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';
import type { StatusWords } from '../orders/status-words';
import { statusWordsOf } from '../orders/status-words.server';

export interface ShellData {
  /** Null if the API failed. */
  shell: ShellQuery | null;
  /** Delivery days in Moscow; null if they are not known. */
  arrivals: TownArrivals | null;
  year: number;
  /** Null if statuses have their default names. */
  statusWords: StatusWords | null;
  /** Null for a guest. */
  accessLevel: AccessLevel | null;
  /** Server time in milliseconds since the epoch. The same clock later measures how quickly a code was requested. */
  renderedAt: number;
}

/** Loads the data for header and footer. If the API fails, the menu is empty and the shopper is shown as a guest. */
export async function loadShell(signal: AbortSignal): Promise<ShellData> {
  const now = new Date();
  const [shell, accessLevel, arrivals] = await Promise.all([
    askApi({ document: ShellDocument, variables: {}, signal }).then(
      ({ data }) => data,
      () => null,
    ),
    accessOf(signal).catch(() => null),
    homeArrivals(),
  ]);
  const statusWords = statusWordsOf(shell?.orderStatusNames ?? []);
  return { shell, accessLevel, arrivals, statusWords, year: now.getFullYear(), renderedAt: now.getTime() };
}

async function accessOf(signal: AbortSignal): Promise<AccessLevel | null> {
  if ((await currentRequest().session.accessToken()) === null) return null;
  const answer = await askApi({ document: CurrentAccessDocument, variables: {}, signal, expected: ['UNAUTHORIZED'] });
  return answer.data?.user?.accessLevel ?? null;
}
