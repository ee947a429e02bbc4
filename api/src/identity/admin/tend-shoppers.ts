import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sessions, type SessionRow } from '../index.js';
import { ACCOUNT_NAME, Audit } from '../../operator/index.js';
import type { Actor, Caller } from '../../platform/auth/actor.js';
import { requirePermission } from '../../platform/auth/permissions.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { ManageShoppers, shopperNotFound } from './manage-shoppers.js';
import type { AddShopperNoteInput, ShopperNote } from './tend-shoppers.model.js';
import type { Shopper } from './shopper.model.js';

/** Sessions of shoppers, notes about shoppers, and blocked shoppers (`api/prisma/sql/shopper-care.sql`). */
@Injectable()
export class TendShoppers {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly people: ManageShoppers,
    private readonly sessions: Sessions,
  ) {}

  /** Returns the open sessions of a shopper, most recently used first. Throws SHOPPER_NOT_FOUND. */
  async sessionsOf(userId: string): Promise<SessionRow[]> {
    await this.people.byId(userId);
    return this.sessions.list(userId);
  }

  /**
   * Ends one session, or all if `sessionId` is null. Returns whether there was one. Throws SHOPPER_NOT_FOUND, and
   * FORBIDDEN for an operator's sessions without the permission ROLES.
   */
  async endSessions(by: Caller, userId: string, sessionId: string | null): Promise<boolean> {
    const { accessLevel } = await this.people.byId(userId);
    if (accessLevel !== 'USER') requirePermission('ROLES', by.permissions);
    let ended = false;
    const action = sessionId ? 'endShopperSession' : 'endShopperSessions';
    await this.audit.change({ by, action, entity: 'SHOPPER', id: userId }, async (queries) => {
      ended = sessionId
        ? await this.sessions.end({ userId, sessionId }, 'BY_OPERATOR', queries)
        : (await this.sessions.endAll(userId, 'BY_OPERATOR', queries)) > 0;
    });
    return ended;
  }

  /** Returns the latest notes about a shopper, the newest first. Throws SHOPPER_NOT_FOUND. */
  async notesOf(userId: string): Promise<ShopperNote[]> {
    await this.people.byId(userId);
    const rows = await this.statements.rows(NOTES, { userId });
    // Every note has an author (`api/prisma/sql/shopper-care.sql`); an erased account has no name.
    return rows.map(({ authorId, author, ...note }) => ({
      ...note,
      authorId: authorId!,
      author: author ?? authorId!,
    }));
  }

  /** Throws SHOPPER_NOT_FOUND, and IDEMPOTENCY_CONFLICT if the key belongs to another note. */
  async addNote(by: Actor, { userId, text, idempotencyKey }: AddShopperNoteInput): Promise<ShopperNote[]> {
    const author = {
      operatorId: by.kind === 'OPERATOR' ? by.id : null,
      programId: by.kind === 'PROGRAM' ? by.id : null,
    };
    const note = { id: idempotencyKey ?? randomUUID(), userId, text, ...author };
    const action = { by, action: 'addShopperNote', entity: 'SHOPPER', id: userId } as const;
    await this.statements.transaction(
      async (queries) => {
        const [account] = await queries.rows(LOCK_ACCOUNT, { userId });
        if (!account) throw shopperNotFound();
        if (await isKnown(queries, note)) return;
        // The audit log says who added a note, but does not contain its text, because rows of the audit log stay for
        // ever.
        await this.audit.changeWithin(queries, action, async () => {
          const added = await queries.rows(ADD_NOTE, note);
          // Another shopper got a note with this key at the same time.
          if (!added.length) throw new ApiError('IDEMPOTENCY_CONFLICT');
        });
      },
      { idempotent: true },
    );
    return this.notesOf(userId);
  }

  /**
   * Blocks a shopper, who can then neither sign in nor order, and ends the sessions; a second call changes the reason.
   * Throws SHOPPER_NOT_FOUND, SHOPPER_IS_OPERATOR.
   */
  async block(by: Actor, userId: string, reason: string): Promise<Shopper> {
    await this.people.byId(userId);
    await this.audit.change({ by, action: 'blockShopper', entity: 'SHOPPER', id: userId, reason }, async (queries) => {
      const [account] = await queries.rows(BLOCK, { userId, reason });
      if (!account) throw shopperNotFound();
      if (account.accessLevel !== 'USER') throw new ApiError('SHOPPER_IS_OPERATOR');
      await this.sessions.endAll(userId, 'BLOCKED', queries);
    });
    return this.people.byId(userId);
  }

  /** Throws SHOPPER_NOT_FOUND for an unknown account. */
  async unblock(by: Actor, userId: string, reason: string): Promise<Shopper> {
    await this.people.byId(userId);
    await this.audit.change({ by, action: 'unblockShopper', entity: 'SHOPPER', id: userId, reason }, (queries) =>
      queries.rows(UNBLOCK, { userId }),
    );
    return this.people.byId(userId);
  }
}

interface WrittenNote {
  id: string;
  userId: string;
  text: string;
  operatorId: string | null;
  programId: string | null;
}

async function isKnown(queries: Queries, note: WrittenNote): Promise<boolean> {
  const [known] = await queries.rows(KNOWN_NOTE, note);
  if (known && !known.same) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return Boolean(known);
}

const MOST_SHOWN = 100;

const NOTES = statement('shopper-notes')`
SELECT w."id", w."text", coalesce(w."operatorId", w."programId") AS "authorId",
  ${ACCOUNT_NAME('coalesce(w."operatorId", w."programId")')} AS "author", w."programId" IS NOT NULL AS "byProgram",
  w."createdAt"
FROM "shopper_note" w WHERE w."userId" = :userId ORDER BY w."createdAt" DESC, w."id" LIMIT ${MOST_SHOWN}`;

const LOCK_ACCOUNT = statement('shopper-note-lock')`
SELECT 1 AS "locked" FROM "user_account" WHERE "id" = :userId AND "deletedAt" IS NULL FOR NO KEY UPDATE`;

const KNOWN_NOTE = statement('shopper-note-known')`
SELECT ("userId", "text", "operatorId", "programId") IS NOT DISTINCT FROM (:userId::uuid, :text::text, :operatorId?::uuid, :programId?::uuid)
  AS "same"
FROM "shopper_note" WHERE "id" = :id`;

const ADD_NOTE = statement('shopper-note-add')`
INSERT INTO "shopper_note" ("id", "userId", "text", "operatorId", "programId")
VALUES (:id, :userId, :text, :operatorId?, :programId?) ON CONFLICT ("id") DO NOTHING RETURNING "id"`;

const BLOCK = statement('shopper-block')`
UPDATE "user_account" SET "blockedAt" = coalesce("blockedAt", now()), "blockReason" = :reason, "updatedAt" = now()
WHERE "id" = :userId AND "deletedAt" IS NULL RETURNING "accessLevel"`;

const UNBLOCK = statement('shopper-unblock')`
UPDATE "user_account" SET "blockedAt" = NULL, "blockReason" = NULL, "updatedAt" = now() WHERE "id" = :userId`;
