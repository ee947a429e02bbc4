import { createHash } from 'node:crypto';
import { MeilisearchApiError, type Key, type KeyCreation, type Meilisearch } from 'meilisearch';
import { generateTenantToken } from 'meilisearch/token';

/** What the API may do and what the search-indexer may do, with an index and the one a rebuild fills beside it. */
const ACTIONS = {
  search: ['search'],
  indexer: ['search', 'documents.*', 'indexes.*', 'settings.*', 'tasks.*', 'stats.get'],
} as const satisfies Record<string, KeyCreation['actions']>;

export type KeyRole = keyof typeof ACTIONS;

/** The key of a role. Asked again, it is the same: a key follows from its id and the engine's master key. */
export async function scopedKey(client: Meilisearch, index: string, role: KeyRole): Promise<Key> {
  const uid = keyIdOf(index, role);
  try {
    return await client.getKey(uid);
  } catch (error) {
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

/** A UUID made of what the key is for. */
function keyIdOf(index: string, role: KeyRole): string {
  const hex = createHash('sha256').update(`meet ${role} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export interface TenantRules {
  /** What of the index may be found, in Meilisearch's filter language; everything when left out. */
  filter?: string;
  /** From now on. */
  days: number;
}

/** A token for whoever searches the index directly: it ends, and finds no more than its filter lets through. */
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
