import { open } from 'node:fs/promises';
import { providerErrorOf, providerPolicy, type ProviderTimes } from '../ask-provider.js';
import { ProviderError } from '../provider-error.js';
import type { CdekAccount } from './cdek-account.js';

const PAGE = 1000;
/** Long timeouts: a page of the list has one or two megabytes, and no shopper waits for it. */
const TIMES: ProviderTimes = { timeoutMs: 60_000, backoffMs: 1000, openMs: 30_000 };

/**
 * Downloads CDEK's list of pickup points in Russia to a file, in the format that `readCdekJson` reads. The import
 * starts only when the list is complete. Throws a `ProviderError` if the download fails.
 */
export async function downloadCdekPoints(account: CdekAccount, path: string, times = TIMES): Promise<number> {
  const file = await open(path, 'w');
  const policy = providerPolicy(times);
  let written = 0;
  try {
    await file.write('[');
    for (let page = 0, more = true; more; page += 1) {
      const query = new URLSearchParams({ country_code: 'RU', size: String(PAGE), page: String(page) });
      const { body, headers } = await policy
        .execute(({ signal }) => account.ask(`/v2/deliverypoints?${query}`, { signal }))
        .catch((error: unknown) => {
          throw providerErrorOf(error);
        });
      if (!Array.isArray(body)) throw new ProviderError('NONSENSE', 'the list of points is no list');
      for (const office of body as unknown[]) {
        await file.write(`${written ? ',\n' : ''}${JSON.stringify(office)}`);
        written += 1;
      }
      const pages = Number(headers.get('x-total-pages') ?? NaN);
      more = body.length > 0 && (Number.isNaN(pages) ? body.length >= PAGE : page + 1 < pages);
    }
    await file.write(']');
    return written;
  } finally {
    await file.close();
  }
}
