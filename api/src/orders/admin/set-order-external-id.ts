import { Injectable } from '@nestjs/common';
import { orderNotFound } from '../index.js';
import { Audit } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import type { SetOrderExternalIdInput } from './operator-order.input.js';

@Injectable()
export class SetOrderExternalId {
  constructor(private readonly audit: Audit) {}

  /** Throws ORDER_NOT_FOUND for an unknown order. */
  async set(by: Actor, dto: SetOrderExternalIdInput): Promise<void> {
    const { orderUuid, externalId } = dto;
    const action = { by, action: 'setOrderExternalId', entity: 'ORDER', id: orderUuid, seen: dto } as const;
    await this.audit.change(action, async (queries) => {
      const given = externalId !== undefined;
      const [set] = await queries.rows(SET, { orderUuid, given, externalId: externalId ?? null });
      if (!set) throw orderNotFound();
    });
  }
}

const SET = statement('operator-set-order-external-id')`
UPDATE "shop_order" SET "updatedAt" = now(), "externalId" = CASE WHEN :given::boolean THEN :externalId?::text ELSE "externalId" END
WHERE "uuid" = :orderUuid RETURNING 1 AS "set"`;
