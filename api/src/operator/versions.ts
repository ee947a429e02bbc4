import { createHash } from 'node:crypto';
import type DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { readTogether } from '../platform/database/read-together.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { SNAPSHOTS, type Entity } from './snapshots.js';

/** What an operator has seen of the thing that a call changes: its version, and the values to be written. */
export interface Seen {
  version?: string | null;
}

/** Fields that shoppers change, which are not compared for an operator's change. */
const NOT_OURS: Partial<Record<Entity, string[]>> = { PROMOCODE: ['used'], PRODUCT_ITEM: ['reserved'] };

/** Returns the version of a state as the audit log records it: equal states have equal versions. */
export function versionOf(entity: Entity, snapshot: unknown): string {
  const ours = { ...(snapshot as object | null) };
  for (const field of NOT_OURS[entity] ?? []) Reflect.deleteProperty(ours, field);
  return createHash('sha256').update(JSON.stringify(ours)).digest('base64url').slice(0, 16);
}

/** Throws CONFLICT with both states, if the thing has changed since the operator saw it. */
export function refuseUnseen(entity: Entity, snapshot: unknown, { version, ...given }: Seen): void {
  const current = versionOf(entity, snapshot);
  if ((version ?? null) === null || version === current) return;
  throw new ApiError('CONFLICT', { version: current, current: snapshot, given });
}

/** Returns SQL of the states of many things. */
const all = (entity: Entity) => `
SELECT a."id", s."snapshot" FROM unnest(:ids::uuid[]) AS a("id")
CROSS JOIN LATERAL (${SNAPSHOTS[entity].text.replaceAll('$1', 'a."id"')}) s`;

const STATES = {
  ORDER: statement('versions-order')`${all('ORDER')}`,
  PRODUCT: statement('versions-product')`${all('PRODUCT')}`,
  PRODUCT_ITEM: statement('versions-product-item')`${all('PRODUCT_ITEM')}`,
  BRAND: statement('versions-brand')`${all('BRAND')}`,
  CATEGORY: statement('versions-category')`${all('CATEGORY')}`,
  COLOUR: statement('versions-colour')`${all('COLOUR')}`,
  COLLECTION: statement('versions-collection')`${all('COLLECTION')}`,
  BADGE: statement('versions-badge')`${all('BADGE')}`,
  BANNER: statement('versions-banner')`${all('BANNER')}`,
  ANNOUNCEMENT: statement('versions-announcement')`${all('ANNOUNCEMENT')}`,
  PROMOCODE: statement('versions-promocode')`${all('PROMOCODE')}`,
  SEARCH_RULE: statement('versions-search-rule')`${all('SEARCH_RULE')}`,
  COMPANION_RULE: statement('versions-companion-rule')`${all('COMPANION_RULE')}`,
  DIRECTORY: statement('versions-directory')`${all('DIRECTORY')}`,
  REDIRECT: statement('versions-redirect')`${all('REDIRECT')}`,
  URL_METADATA: statement('versions-url-metadata')`${all('URL_METADATA')}`,
  ROLE: statement('versions-role')`${all('ROLE')}`,
  PROGRAM: statement('versions-program')`${all('PROGRAM')}`,
  WEBHOOK: statement('versions-webhook')`${all('WEBHOOK')}`,
  CLIENT: statement('versions-client')`${all('CLIENT')}`,
  CUSTOM_FIELD: statement('versions-custom-field')`${all('CUSTOM_FIELD')}`,
  FEED_SOURCE: statement('versions-feed-source')`${all('FEED_SOURCE')}`,
  QUESTION: statement('versions-question')`${all('QUESTION')}`,
};

/** Things whose version operators can read. */
export type Versioned = keyof typeof STATES;

/** Reads versions; those that are requested at once are read by one statement. */
@Injectable()
export class Versions {
  private readonly loaders = new Map<Versioned, DataLoader<string, string>>();

  constructor(private readonly statements: Statements) {}

  of(entity: Versioned, id: string): Promise<string> {
    const loader = this.loaders.get(entity) ?? readTogether((ids: readonly string[]) => this.read(entity, ids), 1000);
    this.loaders.set(entity, loader);
    return loader.load(id);
  }

  private async read(entity: Versioned, ids: readonly string[]): Promise<string[]> {
    const rows = await this.statements.rows(STATES[entity], { ids: [...new Set(ids)] });
    const states = new Map(rows.map(({ id, snapshot }) => [id, snapshot as unknown]));
    return ids.map((id) => versionOf(entity, states.get(id) ?? null));
  }
}
