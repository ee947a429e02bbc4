import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import type { PageRequest } from '../shared/page.js';
import { KeepFavourites } from './keep-favourites.js';
import type { FavouritesLink, SharedFavourites, ShareFavouritesInput } from './shared-favourites.model.js';

/** Shared favourites with the ids of the requested page. */
export interface SharedFavouritesShown extends SharedFavourites {
  shownIds: string[];
}

/**
 * Links under which everybody sees the favourites of an account: one link per account, until its owner stops sharing
 * (`api/prisma/sql/favourites-link.sql`).
 */
@Injectable()
export class ShareFavourites {
  constructor(
    private readonly statements: Statements,
    private readonly favourites: KeepFavourites,
    exported: ExportAccount,
    erased: EraseAccount,
  ) {
    exported.add('favouritesLink', (userId) => this.link(userId));
    erased.add((queries, userId) => queries.rows(STOP, { userId }));
  }

  /** Returns the shopper's link; null if the favourites are not shared. */
  async link(userId: string): Promise<FavouritesLink | null> {
    const [link] = await this.statements.rows(LINK, { userId });
    return link ?? null;
  }

  /** Shares the favourites. If they are shared already, the link stays and only an entered name changes. */
  async share(userId: string, { name }: ShareFavouritesInput): Promise<FavouritesLink> {
    const token = randomBytes(16).toString('base64url');
    const given = { name: name ?? null, keepsName: name === undefined };
    const [link] = await this.statements.rows(SHARE, { userId, token, ...given });
    return link!;
  }

  /** Deletes the link for good: sharing again creates another link. Returns false if the favourites were not shared. */
  async stop(userId: string): Promise<boolean> {
    return (await this.statements.rows(STOP, { userId })).length > 0;
  }

  /** Returns a page of the favourites under a link. Throws FAVOURITES_NOT_SHARED. */
  async page(token: string, request: PageRequest): Promise<SharedFavouritesShown> {
    const [list] = await this.statements.rows(LIST, { token });
    if (!list) throw new ApiError('FAVOURITES_NOT_SHARED');
    const { shownIds, pagination } = await this.favourites.page(list.userId, request);
    return { name: list.name, missing: list.missing, shownIds, pagination };
  }
}

const LINK = statement('favourites-link')`
SELECT "token", "name", "createdAt" FROM "favourites_link" WHERE "userId" = :userId`;

const SHARE = statement('favourites-share')`
INSERT INTO "favourites_link" AS shared ("userId", "token", "name") VALUES (:userId, :token, :name?)
ON CONFLICT ("userId") DO UPDATE SET "name" = CASE WHEN :keepsName::boolean THEN shared."name" ELSE excluded."name" END
RETURNING "token", "name", "createdAt"`;

const STOP = statement('favourites-stop-sharing')`
DELETE FROM "favourites_link" WHERE "userId" = :userId RETURNING 1 AS "stopped"`;

/** The list of a blocked account is not shown. */
const LIST = statement('favourites-shared')`
SELECT l."userId", l."name",
  (SELECT count(*)::int FROM "favourite" f JOIN "product" p ON p."id" = f."productId"
   WHERE f."userId" = l."userId" AND (NOT p."active" OR p."deletedAt" IS NOT NULL)) AS "missing"
FROM "favourites_link" l JOIN "user_account" u ON u."id" = l."userId"
WHERE l."token" = :token AND u."blockedAt" IS NULL`;
