import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';

const QUERY = '{ filteredProducts(pagination: { limit: 1 }) { pagination { totalItems } } }';

/** Waits until the indexer has indexed the whole demo; the services already respond before that. */
export default async function waitForShop(config: FullConfig): Promise<void> {
  const shop = config.projects[0]!.use.baseURL!;
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${shop}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    }).catch(() => undefined);
    const body = answer?.ok
      ? // No data while the search does not respond.
        ((await answer.json()) as { data: { filteredProducts: { pagination: { totalItems: number } } } | null })
      : undefined;
    if ((body?.data?.filteredProducts.pagination.totalItems ?? 0) >= 500) return;
    await sleep(500);
  }
  throw new Error('The demo catalogue did not come on sale.');
}
