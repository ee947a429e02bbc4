/** What PostgreSQL takes and gives for every statement. `npm run statements` writes this file. */

export interface StatementTypes {
  'commerce-faults': { params: None; row: { fault: string; of: string } };
  holds: {
    params: { phone: string; owner: boolean; userId: string | null; address: string; network: string };
    row: {
      orderUuid: string;
      itemId: string;
      price: string;
      stock: number;
      ofPhone: boolean;
      ofAccount: boolean;
      ofAddress: boolean;
      ofNetwork: boolean;
      phoneConfirmed: boolean;
      agreed: boolean;
      expiresAt: Date;
    };
  };
  'holds-lock': { params: { holder: string }; row: { pg_advisory_xact_lock: string } };
  'holds-owner': { params: { phone: string; userId: string }; row: { owner: boolean } };
  'offers-free': { params: { itemIds: readonly string[] }; row: { '?column?': number } };
  'offers-lock': { params: { itemIds: readonly string[] }; row: { '?column?': number } };
  'order-await-payment': { params: { seconds: number; uuid: string }; row: never };
  'order-claim-key': { params: { key: string; bodyHash: Buffer; orderUuid: string }; row: { '?column?': number } };
  'order-confirm-phone': { params: { seconds: number; uuid: string }; row: { uuid: string } };
  'order-count': { params: { userId: string }; row: { total: number } };
  'order-due': { params: { uuid: string }; row: { '?column?': number } };
  'order-insert': {
    params: {
      uuid: string;
      id: string;
      userId: string | null;
      status: OrderStatus;
      name: string;
      surname: string | null;
      lastname: string | null;
      phone: string;
      email: string | null;
      comment: string | null;
      paymentType: PaymentType;
      goodsPrice: number | string;
      discountValue: number | string;
      paidByBonuses: number;
      deliveryPrice: number | string;
      totalPrice: number | string;
      cashback: number;
      promocodeId: string | null;
      promocodeUsed: boolean;
      pickupPoint: string | null;
      address: string | null;
      deliveryMinDays: number;
      deliveryMaxDays: number;
      holdSeconds: number;
      clientAddress: string;
      clientNetwork: string;
      phoneConfirmed: boolean;
    };
    row: { number: number };
  };
  'order-items-change': {
    params: { status: OrderStatus; ids: readonly string[]; actorKind: ActorKind; actorId: string | null };
    row: never;
  };
  'order-items-insert': {
    params: { items: string; orderUuid: string; status: OrderStatus; actorKind: ActorKind; actorId: string | null };
    row: never;
  };
  'order-items-locked': {
    params: { uuid: string };
    row: {
      id: string;
      itemId: string;
      productId: string;
      name: string;
      sizeName: string;
      status: OrderStatus;
      unit: UnitState;
      deliveryIsoCode: string;
      bonuses: number;
      soldPrice: string;
      cashback: number;
      markingCode: string | null;
    };
  };
  'order-known': {
    params: { bodyHash: Buffer; key: string };
    row: { uuid: string; id: string; number: number; same: boolean };
  };
  'order-last-actor': { params: { id: string }; row: { actorKind: ActorKind } };
  'order-late-refunded': { params: { amount: number | string; orderUuid: string }; row: never };
  'order-lock': {
    params: { uuid: string };
    row: {
      uuid: string;
      id: string;
      number: number;
      userId: string | null;
      status: OrderStatus;
      email: string | null;
      phone: string;
      paymentType: PaymentType;
      paidByBonuses: number;
      deliveryPrice: string;
      totalPrice: string;
      promocodeId: string | null;
      promocodeUsed: boolean;
      paidAt: Date | null;
    };
  };
  'order-not-awaited': { params: { uuid: string }; row: never };
  'order-own': {
    params: { uuid: string; userId: string };
    row: {
      uuid: string;
      id: string;
      number: number;
      status: OrderStatus;
      createdAt: Date;
      updatedAt: Date;
      name: string;
      surname: string | null;
      lastname: string | null;
      phone: string;
      email: string | null;
      comment: string | null;
      paymentType: PaymentType;
      goodsPrice: string;
      discountValue: string;
      paidByBonuses: number;
      deliveryPrice: string;
      totalPrice: string;
      refunded: string;
      cashback: number;
      pickupPoint: unknown;
      address: unknown;
      paidAt: Date | null;
      expiresAt: Date | null;
      phoneConfirmed: boolean;
      payable: boolean;
      promocode: string | null;
      items: {
        id: string;
        status: OrderStatus;
        estimatedDeliveryDate: string | null;
        price: number;
        soldPrice: number;
        cashback: number;
        trackCode: string | null;
        cdekWaybillId: string | null;
        itemId: string;
        productId: string;
        name: string;
        slug: string;
        image: unknown;
        size: { slug: string; name: string };
        supplier: string;
        deliveryIsoCode: string;
        history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
      }[];
    };
  };
  'order-page': {
    params: { userId: string; limit: number | string | null; offset: number | string };
    row: {
      uuid: string;
      id: string;
      number: number;
      status: OrderStatus;
      createdAt: Date;
      updatedAt: Date;
      name: string;
      surname: string | null;
      lastname: string | null;
      phone: string;
      email: string | null;
      comment: string | null;
      paymentType: PaymentType;
      goodsPrice: string;
      discountValue: string;
      paidByBonuses: number;
      deliveryPrice: string;
      totalPrice: string;
      refunded: string;
      cashback: number;
      pickupPoint: unknown;
      address: unknown;
      paidAt: Date | null;
      expiresAt: Date | null;
      phoneConfirmed: boolean;
      payable: boolean;
      promocode: string | null;
      items: {
        id: string;
        status: OrderStatus;
        estimatedDeliveryDate: string | null;
        price: number;
        soldPrice: number;
        cashback: number;
        trackCode: string | null;
        cdekWaybillId: string | null;
        itemId: string;
        productId: string;
        name: string;
        slug: string;
        image: unknown;
        size: { slug: string; name: string };
        supplier: string;
        deliveryIsoCode: string;
        history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
      }[];
    };
  };
  'order-paid': { params: { uuid: string }; row: never };
  'order-payable': { params: { id: string }; row: { uuid: string; payable: boolean } };
  'order-promo-unused': { params: { uuid: string }; row: never };
  'order-promo-used': { params: { uuid: string }; row: never };
  'order-public': {
    params: { id: string };
    row: {
      uuid: string;
      id: string;
      number: number;
      status: OrderStatus;
      createdAt: Date;
      updatedAt: Date;
      name: string;
      surname: string | null;
      lastname: string | null;
      phone: string;
      email: string | null;
      comment: string | null;
      paymentType: PaymentType;
      goodsPrice: string;
      discountValue: string;
      paidByBonuses: number;
      deliveryPrice: string;
      totalPrice: string;
      refunded: string;
      cashback: number;
      pickupPoint: unknown;
      address: unknown;
      paidAt: Date | null;
      expiresAt: Date | null;
      phoneConfirmed: boolean;
      payable: boolean;
      promocode: string | null;
      items: {
        id: string;
        status: OrderStatus;
        estimatedDeliveryDate: string | null;
        price: number;
        soldPrice: number;
        cashback: number;
        trackCode: string | null;
        cdekWaybillId: string | null;
        itemId: string;
        productId: string;
        name: string;
        slug: string;
        image: unknown;
        size: { slug: string; name: string };
        supplier: string;
        deliveryIsoCode: string;
        history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
      }[];
    };
  };
  'order-refunded': { params: { amount: number | string; uuid: string }; row: never };
  'order-statistics': {
    params: { userId: string };
    row: {
      balance: number;
      held: number;
      pending: number;
      debt: number;
      moneySpent: string;
      earned: number;
      repaid: number;
      orderCount: number;
      level: {
        name: string;
        chargePercentage: number;
        chargeOffPercentage: number;
        requiredSpentAmount: number;
      } | null;
      next: { name: string; chargePercentage: number; chargeOffPercentage: number; requiredSpentAmount: number } | null;
    };
  };
  'order-status': { params: { status: OrderStatus; uuid: string }; row: never };
  'order-take-up': { params: { seconds: number; uuid: string }; row: never };
  'order-units-move': { params: { unit: UnitState; items: readonly string[] }; row: never };
  'orders-due': { params: None; row: { uuid: string } };
  'orders-forget-buyers': { params: { returnWindowDays: number }; row: never };
  'orders-forget-clients': { params: None; row: never };
  'payment-links': { params: { orderUuids: readonly string[] }; row: { orderUuid: string; confirmationUrl: string } };
  'points-due-accounts': { params: None; row: { userId: string } };
  'points-earned': { params: { orderItemId: string }; row: { amount: number; repaid: number; pending: number } };
  'points-expire': { params: { userIds: readonly string[]; days: number }; row: { '?column?': number } };
  'points-idle-accounts': { params: { days: number }; row: { userId: string } };
  'points-lock': {
    params: { userId: string };
    row: { balance: number; held: number; pending: number; debt: number; moneySpent: string };
  };
  'points-post': {
    params: {
      userId: string;
      kind: PointsEntryKind;
      amount: number;
      pending: number;
      held: number;
      debt: number;
      moneySpent: number | string;
      orderUuid: string | null;
      orderItemId: string | null;
      availableAt: Date | null;
      reason: string | null;
      actorId: string | null;
    };
    row: never;
  };
  'points-release-due': { params: { userIds: readonly string[] }; row: { '?column?': number } };
  'products-sold': { params: { productIds: readonly string[]; counts: readonly number[] }; row: never };
}

type None = Record<never, never>;

type ActorKind = 'SHOPPER' | 'OPERATOR' | 'PAYMENT' | 'SYSTEM';

type OrderStatus =
  | 'AWAITING_CALL'
  | 'AWAITING_PAY'
  | 'ACCEPT_MEET_WAIT_PAID'
  | 'PAID_READY_TO_SEND'
  | 'AWAITING_RESPONSE_FROM_SUPPLIER'
  | 'PURCHASED_FROM_SELLER'
  | 'TRANSFERRED_TO_LOGISTICS_CENTER'
  | 'CUSTOMS_CLEARANCE_IN_TURKEY'
  | 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED'
  | 'SHIPPED_TO_RUSSIA_STOCK_MEET'
  | 'ACCEPTED_IN_RUSSIA_STOCK_MEET'
  | 'AWAITING_SENT_FROM_MEET'
  | 'HANDED_OVER_FOR_DELIVERY'
  | 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'
  | 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'
  | 'DELIVERED'
  | 'CANCEL_PURCHASE'
  | 'ISSUED_REFUND'
  | 'ARRANGED_EXCHANGE';

type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET';

type PointsEntryKind =
  | 'REGISTRATION'
  | 'REGISTRATION_CONFIRMED'
  | 'HOLD'
  | 'HOLD_RELEASED'
  | 'WRITE_OFF'
  | 'ACCRUAL'
  | 'ACCRUAL_RELEASED'
  | 'ACCRUAL_REVERSED'
  | 'RETURNED'
  | 'EXPIRED'
  | 'MANUAL';

type UnitState = 'RESERVED' | 'SOLD' | 'RELEASED' | 'RETURNED';
