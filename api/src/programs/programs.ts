import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { budgetKeyOf, clientOf } from '../platform/auth/client.js';
import type { Permission } from '../platform/auth/permissions.js';
import type { Program } from '../platform/auth/program.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { ProgramMetrics } from './program-metrics.js';
import { hashOfToken, isProgramToken } from './program-token.js';

/** Number of unknown tokens that an address may send in a minute; a quarter of them at once. */
const UNKNOWN_PER_MINUTE = 120;

/**
 * Finds the program that makes a call, by its access token. Each call queries the database, so a revoked token stops
 * working everywhere at once. The database checks tokens (`api/prisma/sql/program.sql`).
 */
@Injectable()
export class Programs {
  private readonly unknown = new ClientBudgets(UNKNOWN_PER_MINUTE);

  constructor(
    private readonly statements: Statements,
    private readonly metrics: ProgramMetrics,
    @Inject(CONFIG) private readonly config: PlatformConfig,
  ) {}

  /**
   * Adds the hook that finds the program of each call of operators, and refuses a wrong token before the body is read.
   * Shoppers' calls refuse every token of a program.
   */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const token = tokenOf(request);
      const path = request.routeOptions.url;
      if (token === null || (path !== '/graphql' && path !== '/admin/graphql')) return done();
      const refused = (error: unknown, status?: number) => {
        if (!(error instanceof ApiError)) return done(error as Error);
        this.metrics.refusedUnknown(String(error.extensions.code));
        refuse(reply, status ?? statusOf(error), error);
      };
      if (path === '/graphql') return refused(notForShoppers(), 403);
      this.find(token, request).then((program) => {
        Object.assign(request as ViewedRequest, { program, viewer: null, refused: false });
        done();
      }, refused);
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      const { program } = request as ViewedRequest;
      if (program) this.metrics.answered(program.id, payload);
      done(null, payload);
    });
  }

  private async find(token: string, request: FastifyRequest): Promise<Program> {
    if (!isProgramToken(token)) throw notValid();
    const [found] = await this.statements.rows(FIND, { hash: hashOfToken(token) });
    if (!found) return this.refuseUnknown(request);
    const { id, name, scopes, unnoted } = found;
    if (unnoted) await this.statements.rows(NOTE_USE, { id });
    return { id, name, scopes: scopes as Permission[] };
  }

  /** Throws UNAUTHORIZED, and TOO_MANY_REQUESTS to an address that tries many tokens. */
  private refuseUnknown(request: FastifyRequest): never {
    const address = budgetKeyOf(clientOf(request, this.config.EDGE_SECRET));
    if (this.unknown.spend(address, 1)) throw notValid();
    throw tooManyRequests(new Date(Date.now() + this.unknown.secondsUntil(address, 1) * 1000));
  }
}

/** Returns a program's token in a request; null if the request has none, or a token of another kind. */
function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  return /^Bearer +(meet_\S*) *$/i.exec(authorization)?.[1] ?? null;
}

const notValid = (): ApiError => new ApiError('UNAUTHORIZED.PROGRAM');

const notForShoppers = (): ApiError => new ApiError('FORBIDDEN.PROGRAM', { scope: null });

function statusOf(error: ApiError): number {
  if (error instanceof DatabaseUnavailableError) return 503;
  return error.extensions.code === 'UNAUTHORIZED' ? 401 : 429;
}

function refuse(reply: FastifyReply, status: number, error: ApiError): void {
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.code(status).send({ errors: [error.toJSON()] });
}

const FIND = statement('program-by-token')`
SELECT "id", "name", "scopes"::text[] AS "scopes",
  "lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute' AS "unnoted" FROM "program"
WHERE ("tokenHash" = :hash OR ("previousTokenHash" = :hash AND "previousTokenUntil" > now()))
  AND ("expiresAt" IS NULL OR "expiresAt" > now())`;

/** Writes once a minute at most, in whichever processes the program's calls arrive. */
const NOTE_USE = statement('program-note-use')`
UPDATE "program" SET "lastUsedAt" = now()
WHERE "id" = :id AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute')`;
