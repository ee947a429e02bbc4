import { Injectable } from '@nestjs/common';
import { Deliveries, Gazetteer, RegisterParcels } from '../../delivery/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { ClaimWaybills, type ClaimedParcel } from './claim-waybills.js';
import { FindOrders } from './find-orders.js';
import type { CreateWaybillInput } from './operator-order.input.js';
import type { OperatorOrder } from './operator-order.model.js';
import { unitsToSend, waybillDestination, waybillParcel, type ParcelUnit } from './waybill-parcel.js';

/** Registers the parcels of orders at CDEK. */
@Injectable()
export class CreateWaybill {
  constructor(
    private readonly orders: FindOrders,
    private readonly claims: ClaimWaybills,
    private readonly parcels: RegisterParcels,
    private readonly deliveries: Deliveries,
    private readonly gazetteer: Gazetteer,
    private readonly statements: Statements,
  ) {}

  /** Returns the ids of the units that can go into a parcel now; null if CDEK does not bring the order. */
  possible(order: OperatorOrder): string[] | null {
    const goes = this.parcels.isOn && waybillDestination(order, this.gazetteer);
    return goes ? unitsToSend(order).map(({ id }) => id) : null;
  }

  /**
   * Registers a parcel and writes its number to its units. A parcel whose call had no answer is finished first, with the
   * units that it has. Throws ORDER_NOT_FOUND, WAYBILL_IMPOSSIBLE, WAYBILL_IN_PROGRESS and what `RegisterParcels` throws.
   */
  async create(by: Actor, dto: CreateWaybillInput): Promise<void> {
    this.parcels.ready();
    // Refused before anything is written.
    await this.orderFor(dto);
    const claimed = await this.claims.claim(by, dto.orderUuid);
    const carrierId = claimed.carrierId ?? (await this.found(claimed)) ?? (await this.registered(claimed, dto));
    await this.claims.finish(by, dto.orderUuid, claimed, await this.number(claimed, carrierId));
  }

  /** Returns the carrier's id of a parcel that an earlier call may have registered. */
  private async found(claimed: ClaimedParcel): Promise<string | null> {
    if (claimed.isNew) return null;
    try {
      return await this.parcels.find(claimed.number);
    } catch (error) {
      await this.claims.release(claimed);
      throw error;
    }
  }

  private async registered(claimed: ClaimedParcel, dto: CreateWaybillInput): Promise<string> {
    let isAsked = false;
    try {
      // Read now, when no other call can give these units a number.
      const parcel = await this.fill(claimed, dto);
      isAsked = true;
      const carrierId = await this.parcels.register({ number: claimed.number, ...parcel });
      await this.claims.noteCarrierId(claimed, carrierId);
      return carrierId;
    } catch (error) {
      // Without an answer the parcel may be there. The claim then runs out, and the next call looks for it.
      if (!isAsked || isRefusal(error)) await this.claims.giveUp(claimed);
      throw error;
    }
  }

  private async number(claimed: ClaimedParcel, carrierId: string): Promise<string> {
    try {
      return await this.parcels.number(carrierId);
    } catch (error) {
      await (isRefusal(error) ? this.claims.forget(claimed) : this.claims.release(claimed));
      throw error;
    }
  }

  private async orderFor({ orderUuid }: CreateWaybillInput) {
    const order = await this.orders.byUuid(orderUuid);
    const to = waybillDestination(order, this.gazetteer);
    if (!to) throw new ApiError('WAYBILL_IMPOSSIBLE.DELIVERY', { reason: 'DELIVERY' });
    return { order, to };
  }

  private async fill(claimed: ClaimedParcel, dto: CreateWaybillInput) {
    const { order, to } = await this.orderFor(dto);
    const possible = unitsToSend(order);
    const named = dto.itemIds ?? possible.map(({ id }) => id);
    const chosen = possible.filter(({ id }) => named.includes(id));
    if (!chosen.length || chosen.length < named.length) throw new ApiError('WAYBILL_IMPOSSIBLE', { reason: 'UNITS' });
    const rows = new Map((await this.statements.rows(UNITS, dto)).map((row) => [row.id, row]));
    const grams = await this.deliveries.unitGrams(chosen.map(({ productItem }) => productItem.productId));
    const units: ParcelUnit[] = chosen.map((unit) => {
      const { sku, due } = rows.get(unit.id)!;
      return { ...unit, sku, due, grams: grams.get(unit.productItem.productId)! };
    });
    // The first parcel of an order that is paid for on delivery brings the delivery's price in.
    const isTaken = order.orderProductItems.some(({ id, cdekWaybillId }) => cdekWaybillId && rows.get(id)?.due);
    const deliveryDue = order.paidAt === null && !isTaken && units.some(({ due }) => due);
    await this.claims.fill(claimed, named);
    return waybillParcel(order, to, units, { grams: dto.weightGrams ?? null, deliveryDue });
  }
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.extensions.code === 'WAYBILL_REFUSED';

const UNITS = statement('waybill-units')`
SELECT i."id", p."sku", i."dueOnDelivery" AS "due"
FROM "order_product_item" i JOIN "product_item" p ON p."id" = i."itemId" WHERE i."orderUuid" = :orderUuid`;
