import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise, type Settings } from 'meilisearch';
import { diffSettings, type SettingDifference } from './diff-settings.js';
import { INDEX_SETTINGS } from './index-settings.js';

/** Long enough for a million products: some settings make the engine read every document again. */
const APPLY_TIMEOUT_MS = 3_600_000;

export interface MeilisearchAddress {
  url: string;
  apiKey: string | undefined;
}

export const clientFor = ({ url, apiKey }: MeilisearchAddress): Meilisearch => new Meilisearch({ host: url, apiKey });

/** Creates the index if it is missing and applies its settings. Resolves when searches use them. */
export async function ensureIndex(client: Meilisearch, index: string): Promise<void> {
  if ((await settingsOf(client, index)) === null) await done(client.createIndex(index, { primaryKey: 'id' }));
  await applySettings(client, index);
}

/** Settings of the index that differ from the wanted ones; null if there is no such index. */
export async function settingDifferences(client: Meilisearch, index: string): Promise<SettingDifference[] | null> {
  const settings = await settingsOf(client, index);
  return settings && diffSettings(settings, INDEX_SETTINGS);
}

/** Applies the settings that differ; unchanged ones cost the engine no work. */
export async function applySettings(client: Meilisearch, index: string): Promise<SettingDifference[]> {
  const differences = (await settingDifferences(client, index)) ?? [];
  if (differences.length) {
    const changes = Object.fromEntries(differences.map(({ name, wanted }) => [name, wanted])) as Settings;
    await done(client.index(index).updateSettings(changes));
  }
  return differences;
}

async function settingsOf(client: Meilisearch, index: string): Promise<Settings | null> {
  try {
    return await client.index(index).getSettings();
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
    throw error;
  }
}

/** An index that somebody else created meanwhile is fine. */
async function done(enqueued: EnqueuedTaskPromise): Promise<void> {
  const { error } = await enqueued.waitTask({ timeout: APPLY_TIMEOUT_MS, interval: 100 });
  if (error && error.code !== 'index_already_exists') throw new Error(`Meilisearch: ${error.message}`);
}
