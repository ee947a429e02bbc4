import type {
  FindBuyersQuery,
  FindOffersQuery,
  OrderForShopperInput,
  OrderForShopperQuoteInput,
  PaymentType,
} from '../../../graphql/generated/graphql';
import {
  deliveryChoice,
  deliveryInput,
  emptyDelivery,
  missingIn,
  type DeliveryDraft,
} from '../delivery/delivery-draft';

export type FoundOffer = FindOffersQuery['offersConnection']['nodes'][number];
export type Buyer = FindBuyersQuery['shoppersConnection']['nodes'][number];

export interface DraftLine {
  offer: FoundOffer;
  quantity: number;
}

/** An order by telephone, as far as it was typed. */
export interface NewOrderDraft {
  lines: DraftLine[];
  /** The account of the buyer; null for a guest. */
  buyer: Buyer | null;
  name: string;
  surname: string;
  phone: string;
  email: string;
  delivery: DeliveryDraft;
  promocode: string;
  /** Points that the buyer pays with, as typed. */
  points: string;
  paymentType: PaymentType;
  comment: string;
  notify: boolean;
}

export type DraftField = 'lines' | 'name' | 'phone' | 'delivery' | 'points';

export const emptyOrder: NewOrderDraft = {
  ...{ lines: [], buyer: null, name: '', surname: '', phone: '', email: '' },
  ...{ delivery: emptyDelivery, promocode: '', points: '', paymentType: 'SBP', comment: '', notify: true },
};

/** Adds a unit of an offer to the order, if another unit is available. */
export function withOffer(lines: readonly DraftLine[], offer: FoundOffer): DraftLine[] {
  const line = lines.find(({ offer: { id } }) => id === offer.id);
  if (!line) return [...lines, { offer, quantity: 1 }];
  return withQuantity(lines, offer.id, Math.min(line.quantity + 1, mostOf(offer)));
}

export const withQuantity = (lines: readonly DraftLine[], id: string, quantity: number): DraftLine[] =>
  lines.map((line) => (line.offer.id === id ? { ...line, quantity } : line));

/** Maximum number of units of an offer in any order, as in `api/src/pricing/quantity-max.ts`. */
const MOST_PER_ORDER = 10;

/** Returns the maximum number of units of an offer in an order that an operator writes: shoppers may buy fewer. */
export const mostOf = ({ stock, reserved }: FoundOffer): number =>
  Math.max(1, Math.min(stock - reserved, MOST_PER_ORDER));

/** Returns the points to pay with, a multiple of ten; null if the text is not such a number. */
export function pointsIn(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,8}0$|^0$/.test(typed) ? Number(typed) : null;
}

/** Returns the required fields that are still empty. */
export function missingFields({ lines, buyer, name, phone, delivery, points }: NewOrderDraft): DraftField[] {
  const missing: [DraftField, boolean][] = [
    ['lines', lines.length === 0],
    ['name', !name.trim() && !buyer?.name],
    ['phone', !phone.trim() && !buyer?.phone],
    ['delivery', missingIn(delivery).length > 0],
    ['points', pointsIn(points) === null],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

const itemsOf = ({ lines }: NewOrderDraft) => lines.map(({ offer, quantity }) => ({ id: offer.id, quantity }));

/** Returns the fields that depend on the account. Guests have neither promo codes nor points. */
const termsOf = ({ buyer, promocode, points }: NewOrderDraft) => ({
  userId: buyer?.id ?? null,
  promocode: (buyer && promocode.trim()) || null,
  bonuses: (buyer && pointsIn(points)) || 0,
});

/** Returns the order for a price request; null while it contains no goods. */
export function quoteInput(draft: NewOrderDraft): OrderForShopperQuoteInput | null {
  if (draft.lines.length === 0) return null;
  return { ...termsOf(draft), items: itemsOf(draft), delivery: deliveryChoice(draft.delivery) };
}

/**
 * Returns the order for the API call, with the total that the buyer was told; null while something is missing. The
 * person named in the fields is the recipient; empty fields are taken from the account.
 */
export function orderInput(draft: NewOrderDraft, totalPrice: number, key: string): OrderForShopperInput | null {
  const delivery = deliveryInput(draft.delivery);
  if (!delivery || missingFields(draft).length > 0) return null;
  const { buyer, paymentType, notify } = draft;
  const given = (text: string, ofAccount: string | null | undefined) => text.trim() || ofAccount || null;
  return {
    ...termsOf(draft),
    items: itemsOf(draft),
    contact: {
      name: given(draft.name, buyer?.name)!,
      surname: given(draft.surname, buyer?.surname),
      phone: given(draft.phone, buyer?.phone)!,
      email: given(draft.email, buyer?.email),
    },
    delivery,
    paymentType,
    notify,
    comment: draft.comment.trim() || null,
    totalPrice,
    idempotencyKey: key,
  };
}
