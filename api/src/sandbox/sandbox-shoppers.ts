import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import type { Client } from '../platform/auth/client.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import type { SandboxConfig } from './sandbox.config.js';

const HOUR = 3600;
/** Maximum number of new shoppers in an hour: from one IP address, and from all together. */
const NEW_PER_ADDRESS = 60;
const NEW_PER_SHOP = 600;
/** Maximum number of calls of one sandbox shopper in an hour. */
const CALLS_PER_HOUR = 600;

/**
 * Decides which accounts are sandbox shoppers: those that `createSandboxShopper` has created, and no others (ADR 37).
 */
@Injectable()
export class SandboxShoppers {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  /** Counts a shopper that this client creates. Throws SANDBOX_OFF, TOO_MANY_REQUESTS. */
  async countNew({ address }: Client): Promise<void> {
    this.checkOn();
    await this.limits.hit([
      { key: `sandbox:address:${address}`, most: NEW_PER_ADDRESS, windowSeconds: HOUR },
      { key: 'sandbox:shop', most: NEW_PER_SHOP, windowSeconds: HOUR },
    ]);
  }

  /**
   * Records that the account is a sandbox shopper's, in the transaction that creates the account. The database refuses
   * an account that existed before (`api/prisma/sql/sandbox-shopper.sql`).
   */
  async add(queries: Queries, userId: string): Promise<void> {
    await queries.rows(ADD, { userId });
  }

  /** Admits only a sandbox shopper. Throws SANDBOX_OFF, FORBIDDEN for any other account, and TOO_MANY_REQUESTS. */
  async admit(userId: string): Promise<void> {
    this.checkOn();
    const [known] = await this.statements.rows(IS_KNOWN, { userId });
    if (!known) throw new ApiError('FORBIDDEN.SANDBOX');
    await this.limits.hit([{ key: `sandbox:account:${userId}`, most: CALLS_PER_HOUR, windowSeconds: HOUR }]);
  }

  private checkOn(): void {
    if (!this.config.SANDBOX_SHOPPERS) throw new ApiError('SANDBOX_OFF');
  }
}

const ADD = statement('sandbox-add')`INSERT INTO "sandbox_shopper" ("userId") VALUES (:userId)`;

const IS_KNOWN = statement('sandbox-is-known')`SELECT 1 FROM "sandbox_shopper" WHERE "userId" = :userId`;
