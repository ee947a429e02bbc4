import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiClient } from '../platform/auth/api-client.js';
import { knowsEdgeSecret } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { isListed, origins, type OriginPatterns } from '../platform/http/origin-patterns.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import { ApiError } from '../shared/api-error.js';
import { admitDocument, refuseForeign, type OwnDocuments } from './admit-document.js';
import type { ClientsConfig } from './clients.config.js';

interface KnownClient extends ApiClient, OwnDocuments {
  patterns: OriginPatterns;
  documentsVersion: number;
}

/**
 * The front ends that have a key. They are few, so each process keeps all of them and reads them again every
 * CLIENT_REFRESH_SECONDS: by then every process knows a change, without a query per request. The database checks the
 * form of keys, the share and the lists (`api/prisma/sql/api-client.sql`).
 */
@Injectable()
export class Clients implements OnModuleInit, OnApplicationShutdown {
  private byKey = new Map<string, KnownClient>();
  private byId = new Map<string, KnownClient>();
  private patterns: OriginPatterns = [];
  private readonly refreshing: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: ClientsConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.refreshing = new Repeat('clients', config.CLIENT_REFRESH_SECONDS, () => this.refresh(), log);
  }

  async onModuleInit(): Promise<void> {
    await this.refresh().catch((error: unknown) => this.log.warn({ err: error }, 'front ends are read later'));
    this.refreshing.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.refreshing.stop();
  }

  /**
   * Reads all front ends that are switched on. Operators' changes call it, so that their own process applies the change
   * at once.
   */
  async refresh(): Promise<void> {
    const byKey = new Map<string, KnownClient>();
    const byId = new Map<string, KnownClient>();
    for (const { key, previousKey, origins: listed, ...client } of await this.statements.rows(ACTIVE)) {
      const documents = await this.documentsOf(client);
      const known = { ...client, documents, patterns: origins.parse(listed.join(',')) };
      byId.set(client.id, known);
      byKey.set(key, known);
      if (previousKey) byKey.set(previousKey, known);
    }
    this.byKey = byKey;
    this.byId = byId;
    this.patterns = [...byId.values()].flatMap(({ patterns }) => patterns);
  }

  /** Reads documents only when they have changed: a front end may have thousands. */
  private async documentsOf({
    id,
    documentsVersion,
  }: Pick<KnownClient, 'id' | 'documentsVersion'>): Promise<OwnDocuments['documents']> {
    const known = this.byId.get(id);
    if (known?.documentsVersion === documentsVersion) return known.documents;
    const rows = await this.statements.rows(DOCUMENTS, { clientId: id });
    return new Map(rows.map(({ hash, text }) => [hash, text]));
  }

  /**
   * Returns whether a page of this origin belongs to any front end. A preflight request does not name the front end.
   */
  hasOrigin(origin: string | undefined): boolean {
    return isListed(this.patterns, origin);
  }

  /**
   * Adds the hooks that find the front end of each shopper call, refuse a wrong key before the body is read, and then
   * refuse a document that is not the front end's. `persisted` is where the texts of hashes are looked up.
   */
  attach(app: FastifyInstance, persisted: KeyValueCache): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.url !== '/graphql') return done();
      const found = this.clientOf(request);
      if (found instanceof ApiError) return void reply.code(403).send({ errors: [found.toJSON()] });
      (request as ViewedRequest).apiClient = found;
      done();
    });
    app.addHook('preHandler', (request, reply, done) => {
      const client = (request as ViewedRequest).apiClient as KnownClient | null | undefined;
      if (!client) return done();
      admitDocument(request, client, persisted).then(
        (refusal) => (refusal ? void reply.code(403).send({ errors: [refusal.toJSON()] }) : done()),
        done,
      );
    });
  }

  /** Returns the refusal if the front end may not run a document with this text. */
  refusalOf(client: ApiClient, text: string | undefined): ApiError | null {
    return refuseForeign(client as KnownClient, text);
  }

  /** Returns the text that the front end has registered under a hash. */
  documentOf(client: ApiClient, hash: string): string | undefined {
    return (client as KnownClient).documents.get(hash);
  }

  /** Returns the front end with this key, or the error for a wrong key. */
  ofKey(key: string): KnownClient | ApiError {
    return this.byKey.get(key) ?? refused('KEY_UNKNOWN');
  }

  /**
   * Returns the front end that sent a request, null if no front end is named, or the error with which the request is
   * refused.
   */
  clientOf({ headers }: Pick<FastifyRequest, 'headers'>): ApiClient | null | ApiError {
    const key = headers['x-meet-client'];
    if (key === undefined) {
      const needsNone = !this.config.CLIENT_KEY_REQUIRED || knowsEdgeSecret(headers, this.config.EDGE_SECRET);
      return needsNone ? null : refused('KEY_MISSING');
    }
    const client = this.ofKey(String(key));
    if (client instanceof ApiError) return client;
    if (headers.origin !== undefined && !isListed(client.patterns, headers.origin)) return refused('ORIGIN');
    return client;
  }
}

function refused(reason: 'KEY_MISSING' | 'KEY_UNKNOWN' | 'ORIGIN'): ApiError {
  return new ApiError(`CLIENT_REFUSED.${reason}`, { reason });
}

const ACTIVE = statement('api-clients-active')`
SELECT "id", "key", "previousKey", "origins", "returnAddresses", "orderUrl", "productUrl", "limitPercent",
  "documentsOnly", "documentsVersion"
FROM "api_client" WHERE "active"`;

const DOCUMENTS = statement('api-client-documents')`
SELECT "hash", "text" FROM "api_client_document" WHERE "clientId" = :clientId`;
