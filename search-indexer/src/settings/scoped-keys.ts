import { createHash, createHmac } from 'node:crypto';
import { MeilisearchApiError, type Key, type KeyCreation, type Meilisearch } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';
import { keyRefusal } from './key-refusal.js';

/**
 * Permissions of the API and of the search-indexer. They apply to the live index and to the second index that a rebuild
 * fills.
 */
const ACTIONS = {
  search: ['search'],
  indexer: ['search', 'documents.*', 'indexes.*', 'settings.*', 'tasks.*', 'stats.get'],
} as const satisfies Record<string, KeyCreation['actions']>;

export type KeyRole = keyof typeof ACTIONS;

/**
 * Returns the key of a role, and creates it if it does not exist. `client` must use the master key. The result is
 * always the same, because Meilisearch derives a key from its id and the master key.
 */
export async function scopedKey(client: Meilisearch, index: string, role: KeyRole): Promise<Key> {
  const uid = keyIdOf(index, role);
  try {
    return await client.getKey(uid);
  } catch (error) {
    const refusal = keyRefusal('master', error);
    if (refusal) throw new Error(refusal, { cause: error });
    if (!(error instanceof MeilisearchApiError) || error.cause?.code !== 'api_key_not_found') throw error;
  }
  return client.createKey({
    uid,
    name: `meet ${role}`,
    description: `Of the shop's ${role === 'search' ? 'API' : 'search-indexer'}: ${index}`,
    actions: [...ACTIONS[role]],
    indexes: [`${index}*`],
    expiresAt: null,
  });
}

/** Environment variables with the keys. The most specific one that is not empty is used. */
export interface KeySettings {
  MEILI_SEARCH_KEY?: string | undefined;
  MEILI_INDEXER_KEY?: string | undefined;
  MEILI_MASTER_KEY?: string | undefined;
  /** One key for both roles, for older configurations. */
  MEILI_API_KEY?: string | undefined;
  MEILI_INDEX: string;
}

/** Returns the configured key of a role, or derives it from the master key; undefined for an engine without keys. */
export function keyOfRole(role: KeyRole, settings: KeySettings): string | undefined {
  const { MEILI_SEARCH_KEY, MEILI_INDEXER_KEY, MEILI_MASTER_KEY, MEILI_API_KEY, MEILI_INDEX } = settings;
  const own = role === 'search' ? MEILI_SEARCH_KEY : MEILI_INDEXER_KEY;
  if (own) return own;
  return MEILI_MASTER_KEY ? keyFrom(MEILI_MASTER_KEY, keyIdOf(MEILI_INDEX, role)) : MEILI_API_KEY || undefined;
}

/** Derives a key from its id as Meilisearch does. */
function keyFrom(masterKey: string, uid: string): string {
  return createHmac('sha256', masterKey).update(uid).digest('hex');
}

/** Creates the keys that do not exist. `client` must use the master key. */
export async function makeKeys(client: Meilisearch, index: string): Promise<void> {
  await scopedKey(client, index, 'search');
  await scopedKey(client, index, 'indexer');
}

/** A UUID derived from the role and the index of the key. */
function keyIdOf(index: string, role: KeyRole): string {
  const hex = createHash('sha256').update(`meet ${role} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export interface TenantRules {
  /** Restricts what can be found, in Meilisearch's filter syntax. Default: no restriction. */
  filter?: string;
  /** Days until the token expires. */
  days: number;
}

/**
 * Returns a token with which a client can search the index directly. It expires, and searches find only documents that
 * match its filter.
 */
export async function tenantToken(client: Meilisearch, index: string, { filter, days }: TenantRules): Promise<string> {
  const { key, uid } = await scopedKey(client, index, 'search');
  return generateTenantToken({
    apiKey: key,
    apiKeyUid: uid,
    searchRules: { [index]: filter ? { filter } : {} },
    expiresAt: new Date(Date.now() + days * DAY_MS),
  });
}

const DAY_MS = 86_400_000;
