import { askInBrowser, type BrowserAnswer } from '../graphql/ask-in-browser';
import {
  AddressCostDocument,
  IdempotencyKeyDocument,
  PickupPointCostDocument,
  PickupPointsDocument,
  PlaceOrderDocument,
  RequestOrderDocument,
  StreetsDocument,
  type CreateOrderInput,
  type DeliveryChoiceInput,
  type DeliveryCostFieldsFragment,
} from '../graphql/generated/graphql';

export interface PlacedOrder {
  id: string;
  /**
   * The secret id of the order, needed to read, confirm or cancel it: a guest has no other proof that the order is
   * theirs.
   */
  uuid: string;
  /** URL of the payment page; null if nothing can be paid yet or the payment provider is down. */
  paymentLink: string | null;
}

/** PAYMENT: an order that is paid at once. REQUEST: an order that is confirmed first, by a manager or by a code. */
export type OrderKind = 'PAYMENT' | 'REQUEST';

async function place(kind: OrderKind, dto: CreateOrderInput): Promise<BrowserAnswer<PlacedOrder>> {
  if (kind === 'REQUEST') {
    const { data, fault } = await askInBrowser(RequestOrderDocument, { dto });
    return data ? { data: { ...data.createOrderRequest, paymentLink: null } } : { fault };
  }
  const { data, fault } = await askInBrowser(PlaceOrderDocument, { dto });
  if (fault) return { fault };
  const { id, uuid, paymentLink } = data.createOrderWithPaymentLink;
  return { data: { id, uuid, paymentLink: paymentLink ?? null } };
}

async function cost(choice: DeliveryChoiceInput, items: string[]): Promise<BrowserAnswer<DeliveryCostFieldsFragment>> {
  if (choice.pickupPointCode) {
    const { data, fault } = await askInBrowser(PickupPointCostDocument, { code: choice.pickupPointCode, items });
    return data ? { data: data.calculatePVZDelivery } : { fault };
  }
  const { data, fault } = await askInBrowser(AddressCostDocument, { cityId: choice.cityId ?? '', items });
  return data ? { data: data.calculateAddressDelivery } : { fault };
}

/** The API calls of the checkout. Tests replace them with fake ones. */
export const checkoutApi = {
  points: (cityId: string) => askInBrowser(PickupPointsDocument, { cityId }),
  streets: (query: string, cityId: string | null) => askInBrowser(StreetsDocument, { query, cityId }),
  cost,
  idempotencyKey: () => askInBrowser(IdempotencyKeyDocument, {}),
  place,
};

export type CheckoutApi = typeof checkoutApi;
