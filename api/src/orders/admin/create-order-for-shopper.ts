import { Injectable } from '@nestjs/common';
import { chosenDelivery, Quotes, type QuotedItems } from '../../cart/index.js';
import { PlaceOrder, type OrderTerms, type PlacedOrder } from '../index.js';
import { Payments } from '../../payment/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queries } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import { ManageShoppers, type Shopper } from '../../identity/admin/index.js';
import type { OrderForShopperInput, OrderForShopperQuoteInput } from './order-for-shopper.input.js';

/**
 * Places orders for shoppers, by the same code as their own orders. Limits on how much one shopper may reserve and how
 * often they may order do not apply: the operator, whom the audit log names, is responsible for the order.
 */
@Injectable()
export class CreateOrderForShopper {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly quotes: Quotes,
    private readonly payments: Payments,
    private readonly shoppers: ManageShoppers,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the uuid of the order; a repeated call with the same key places no second order. Throws SHOPPER_NOT_FOUND,
   * and the errors of {@link PlaceOrder.place} except those of a shopper's limits.
   */
  async create(by: Actor, { notify, userId = null, ...dto }: OrderForShopperInput): Promise<string> {
    const shopper = userId ? await this.shoppers.byId(userId) : null;
    if (!shopper) refuseForGuest(dto);
    const terms: OrderTerms = { ...dto, contact: dto.contact ?? contactOf(shopper) };
    const buyer = { userId, client: null, apiClient: null, operator: { id: by.id, notifies: notify } };
    const placed = await this.placeOrder.place('AGREED', terms, buyer, (queries, write) =>
      this.recorded(by, queries, write),
    );
    // The payment link is stored, and the order shows it. Without the provider's answer the link is created when the
    // shopper pays.
    if (placed.paymentId) await this.payments.link(placed.paymentId, placed.payment);
    return placed.uuid;
  }

  /** Returns what such an order would cost now. Nothing is reserved. Throws SHOPPER_NOT_FOUND. */
  async quote({ userId = null, items, delivery, ...dto }: OrderForShopperQuoteInput): Promise<QuotedItems> {
    if (userId) await this.shoppers.byId(userId);
    else refuseForGuest(dto);
    return this.quotes.of(userId, {
      itemIds: items.flatMap(({ id, quantity }) => Array.from({ length: quantity ?? 1 }, () => id)),
      promocode: dto.promocode ?? null,
      bonuses: dto.bonuses,
      delivery: delivery ? chosenDelivery(delivery) : null,
      byOperator: true,
    });
  }

  private async recorded(by: Actor, queries: Queries, write: () => Promise<PlacedOrder>): Promise<PlacedOrder> {
    let placed: PlacedOrder | undefined;
    const action = { by, action: 'createOrderForShopper', entity: 'ORDER', id: null } as const;
    await this.audit.changeWithin(queries, action, async () => {
      placed = await write();
      return placed.uuid;
    });
    return placed!;
  }
}

function contactOf(shopper: Shopper | null): OrderTerms['contact'] {
  if (!shopper?.name || !shopper.phone) throw badUserInput([fieldFault('dto.contact', 'contactOfAccount')]);
  const { name, surname, phone, email } = shopper;
  return { name, surname, phone, email };
}

function refuseForGuest({ promocode, bonuses }: Pick<OrderForShopperInput, 'promocode' | 'bonuses'>): void {
  const given = [...(promocode ? ['promocode'] : []), ...(bonuses ? ['bonuses'] : [])];
  if (given.length) throw badUserInput(given.map((name) => fieldFault(`dto.${name}`, 'forAccounts')));
}
