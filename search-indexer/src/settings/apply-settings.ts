import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise, type Settings } from 'meilisearch';
import { diffSettings, type SettingDifference } from './diff-settings.js';
import { INDEX_SETTINGS } from './index-settings.js';

/**
 * Timeout, long enough for a million products: after a change of some settings the engine reads every document again.
 */
const APPLY_TIMEOUT_MS = 3_600_000;

export interface MeilisearchAddress {
  url: string;
  apiKey: string | undefined;
}

export const clientFor = ({ url, apiKey }: MeilisearchAddress): Meilisearch => new Meilisearch({ host: url, apiKey });

/** Creates the index if it does not exist, and applies its settings. Resolves when the settings are in effect. */
export async function ensureIndex(client: Meilisearch, index: string): Promise<void> {
  if ((await settingsOf(client, index)) === null) await done(client.createIndex(index, { primaryKey: 'id' }));
  await applySettings(client, index);
}

/** Settings of the index that differ from INDEX_SETTINGS; null if there is no such index. */
export async function settingDifferences(client: Meilisearch, index: string): Promise<SettingDifference[] | null> {
  const settings = await settingsOf(client, index);
  return settings && diffSettings(settings, INDEX_SETTINGS);
}

/** Applies only the settings that differ, so unchanged settings cost the engine no work. Returns the differences. */
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

/**
 * Waits for a task and throws its error, except that the index exists already: another process may have created it
 * meanwhile.
 */
async function done(enqueued: EnqueuedTaskPromise): Promise<void> {
  const { error } = await enqueued.waitTask({ timeout: APPLY_TIMEOUT_MS, interval: 100 });
  if (error && error.code !== 'index_already_exists') throw new Error(`Meilisearch: ${error.message}`);
}
