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
  /** Authorises reading, confirming and cancelling the order: a guest has no other proof. */
  uuid: string;
  /** Null if there is nothing to pay yet or the payment provider is down. */
  paymentLink: string | null;
}

/** An order to be paid at once, or one that a manager calls about first. */
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

/** The checkout's calls to the API. Tests pass their own. */
export const checkoutApi = {
  points: (cityId: string) => askInBrowser(PickupPointsDocument, { cityId }),
  streets: (query: string, cityId: string | null) => askInBrowser(StreetsDocument, { query, cityId }),
  cost,
  idempotencyKey: () => askInBrowser(IdempotencyKeyDocument, {}),
  place,
};

export type CheckoutApi = typeof checkoutApi;
