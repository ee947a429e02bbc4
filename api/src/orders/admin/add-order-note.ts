import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from '../index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { AddOrderNoteInput } from './operator-order.input.js';

/**
 * Adds notes to orders. The audit log says who added a note, but does not contain its text: rows of the audit log stay
 * for ever, and a note may contain personal data.
 */
@Injectable()
export class AddOrderNote {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Throws ORDER_NOT_FOUND, and IDEMPOTENCY_CONFLICT if the key belongs to another note. */
  async add(by: Actor, { orderUuid, text, idempotencyKey }: AddOrderNoteInput): Promise<void> {
    const note: Note = { id: idempotencyKey ?? randomUUID(), orderUuid, text, ...authorOf(by) };
    const action = { by, action: 'addOrderNote', entity: 'ORDER', id: orderUuid } as const;
    await this.statements.transaction(
      async (queries) => {
        const [order] = await queries.rows(LOCK, { orderUuid });
        if (!order) throw orderNotFound();
        if (await isKnown(queries, note)) return;
        await this.audit.changeWithin(queries, action, async () => {
          const added = await queries.rows(ADD, note);
          // Another order got a note with this key at the same time.
          if (!added.length) throw new ApiError('IDEMPOTENCY_CONFLICT');
        });
      },
      { idempotent: true },
    );
  }
}

interface Note {
  id: string;
  orderUuid: string;
  text: string;
  operatorId: string | null;
  programId: string | null;
}

const authorOf = ({ kind, id }: Actor) => ({
  operatorId: kind === 'OPERATOR' ? id : null,
  programId: kind === 'PROGRAM' ? id : null,
});

async function isKnown(queries: Queries, note: Note): Promise<boolean> {
  const [known] = await queries.rows(KNOWN, note);
  if (known && !known.same) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return Boolean(known);
}

const LOCK = statement('order-note-lock')`
SELECT 1 AS "locked" FROM "shop_order" WHERE "uuid" = :orderUuid FOR NO KEY UPDATE`;

const KNOWN = statement('order-note-known')`
SELECT ("orderUuid", "text", "operatorId", "programId")
  IS NOT DISTINCT FROM (:orderUuid::uuid, :text::text, :operatorId?::uuid, :programId?::uuid) AS "same"
FROM "order_note" WHERE "id" = :id`;

const ADD = statement('order-note-add')`
INSERT INTO "order_note" ("id", "orderUuid", "text", "operatorId", "programId")
VALUES (:id, :orderUuid, :text, :operatorId?, :programId?) ON CONFLICT ("id") DO NOTHING RETURNING 1`;
