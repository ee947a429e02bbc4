import { Injectable } from '@nestjs/common';
import { Audit } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { orderNotFound } from '../index.js';
import { EditOrderItems } from './edit-order-items.js';

/**
 * Longer than a call waits for the carrier. A call whose registration got no answer leaves the claim to run out, so the
 * carrier has had time to find the parcel when it is looked for.
 */
const CLAIM_SECONDS = 60;

/** A parcel that one call may ask the carrier about. */
export interface ClaimedParcel {
  id: string;
  /** The shop's own number of the parcel. */
  number: string;
  carrierId: string | null;
  /** Whether the carrier has not been asked about it before. */
  isNew: boolean;
}

/**
 * The rows of parcels, which are written before the carrier is asked. An order has one unfinished parcel at most
 * (`api/prisma/sql/parcel-waybill.sql`), so no press makes two.
 */
@Injectable()
export class ClaimWaybills {
  constructor(
    private readonly statements: Statements,
    private readonly items: EditOrderItems,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes up the order's unfinished parcel, or begins one. Throws ORDER_NOT_FOUND, and WAYBILL_IN_PROGRESS while another
   * call has it.
   */
  claim(by: Actor, orderUuid: string): Promise<ClaimedParcel> {
    return this.statements.transaction(async (queries) => {
      const [order] = await queries.rows(LOCK, { orderUuid });
      if (!order) throw orderNotFound();
      const mine = { actorId: by.id, seconds: CLAIM_SECONDS };
      const [open] = await queries.rows(OPEN, { orderUuid });
      if (open?.isClaimed) throw new ApiError('WAYBILL_IN_PROGRESS');
      if (!open) return { ...(await queries.rows(BEGIN, { orderUuid, ...mine }))[0]!, carrierId: null, isNew: true };
      const { id, number, carrierId } = open;
      await queries.rows(TAKE_UP, { id, ...mine });
      return { id, number, carrierId, isNew: false };
    });
  }

  /** Writes what is in the parcel, before the carrier is asked to register it. */
  async fill({ id }: ClaimedParcel, unitIds: string[]): Promise<void> {
    await this.statements.rows(FILL, { id, unitIds });
  }

  async noteCarrierId({ id }: ClaimedParcel, carrierId: string): Promise<void> {
    await this.statements.rows(NOTE_CARRIER_ID, { id, carrierId });
  }

  /** Lets the next call take the parcel up at once. */
  async release({ id }: ClaimedParcel): Promise<void> {
    await this.statements.rows(RELEASE, { id });
  }

  /** After a refusal nothing new is at the carrier: a new parcel is forgotten, and an earlier one may yet be found. */
  async giveUp(claimed: ClaimedParcel): Promise<void> {
    await (claimed.isNew ? this.forget(claimed) : this.release(claimed));
  }

  /** Forgets a parcel that the carrier certainly does not have. */
  async forget({ id }: ClaimedParcel): Promise<void> {
    await this.statements.rows(FORGET, { id });
  }

  /** Writes the number to the parcel's units, except to those that got one by hand meanwhile. */
  async finish(by: Actor, orderUuid: string, { id }: ClaimedParcel, waybill: string): Promise<void> {
    const action = { by, action: 'createWaybill', entity: 'ORDER', id: orderUuid } as const;
    await this.audit.change(action, async (queries) => {
      const units = await queries.rows(FINISH, { id, waybill });
      const edits = units.map((unit) => ({ id: unit.id, cdekWaybillId: waybill }));
      await this.items.write(queries, orderUuid, edits);
    });
  }
}

const LOCK = statement('waybill-lock-order')`
SELECT 1 AS "locked" FROM "shop_order" WHERE "uuid" = :orderUuid FOR NO KEY UPDATE`;

const OPEN = statement('waybill-open')`
SELECT "id", "number", "carrierId", "claimedUntil" > now() AS "isClaimed"
FROM "parcel_waybill" WHERE "orderUuid" = :orderUuid AND "waybill" IS NULL`;

/** Another shop may have the same account of the carrier, so the number of the order is not enough. */
const BEGIN = statement('waybill-begin')`
INSERT INTO "parcel_waybill" ("id", "orderUuid", "number", "claimedUntil", "actorId")
SELECT g."id", o."uuid", o."number" || '-' || left(g."id"::text, 8), now() + make_interval(secs => :seconds::int), :actorId::uuid
FROM "shop_order" o, (SELECT gen_random_uuid() AS "id") g WHERE o."uuid" = :orderUuid RETURNING "id", "number"`;

const TAKE_UP = statement('waybill-take-up')`
UPDATE "parcel_waybill" SET "claimedUntil" = now() + make_interval(secs => :seconds::int), "actorId" = :actorId
WHERE "id" = :id`;

const FILL = statement('waybill-fill')`UPDATE "parcel_waybill" SET "unitIds" = :unitIds::uuid[] WHERE "id" = :id`;

const NOTE_CARRIER_ID = statement('waybill-note-carrier-id')`
UPDATE "parcel_waybill" SET "carrierId" = :carrierId WHERE "id" = :id`;

const RELEASE = statement('waybill-release')`UPDATE "parcel_waybill" SET "claimedUntil" = now() WHERE "id" = :id`;

const FORGET = statement('waybill-forget')`DELETE FROM "parcel_waybill" WHERE "id" = :id AND "waybill" IS NULL`;

const FINISH = statement('waybill-finish')`
WITH finished AS (
  UPDATE "parcel_waybill" SET "waybill" = :waybill, "claimedUntil" = now() WHERE "id" = :id RETURNING "orderUuid", "unitIds"
)
SELECT i."id" FROM finished f JOIN "order_product_item" i ON i."orderUuid" = f."orderUuid" AND i."id" = ANY(f."unitIds")
WHERE i."cdekWaybillId" IS NULL`;
