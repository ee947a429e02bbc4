import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { IdentityModule } from '../identity/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { PAYMENT_OUTCOMES } from '../payment/index.js';
import { PricingModule } from '../pricing/index.js';
import { PromoModule } from '../promo/index.js';
import { AddUnits } from './changing/add-units.js';
import { CancelOrder } from './changing/cancel-order.js';
import { ClaimOrders } from './changing/claim-orders.js';
import { ChangedOrders } from './news/changed-orders.js';
import { ConfirmOrderPhone } from './placing/confirm-order-phone.js';
import { EditOrder } from './changing/edit-order.js';
import { ExpireOrders } from './changing/expire-orders.js';
import { FirstPayment } from './paying/first-payment.js';
import { ForgetBuyers } from './changing/forget-buyers.js';
import { GiveBack } from './changing/give-back.js';
import { HoldLimits } from './placing/hold-limits.js';
import { MoveItems } from './changing/move-items.js';
import { OrderDestination } from './placing/order-destination.js';
import { OrderEventsResolver } from './news/order-events.resolver.js';
import { OrderKeys } from './placing/order-keys.js';
import { OrderLimits } from './placing/order-limits.js';
import { OrderPapersResolver } from './reading/order-papers.resolver.js';
import { OrderPayments } from './paying/order-payments.js';
import { OrderStatusNameResolver } from './reading/order-status-name.resolver.js';
import { OrderTermsResolver } from './reading/order-terms.resolver.js';
import { ReadOrderTerms } from './reading/read-order-terms.js';
import { OrderStatistics } from './reading/order-statistics.js';
import { OrderSweeps } from './changing/order-sweeps.js';
import { OrderResolver } from './order.resolver.js';
import { OnDeliveryLimits } from './paying/on-delivery-limits.js';
import { PayOnDelivery } from './paying/pay-on-delivery.js';
import { PayOrder } from './paying/pay-order.js';
import { OrderPaymentLink } from './paying/payment-link.js';
import { PaymentMethodResolver } from './paying/payment-method.resolver.js';
import { PlaceOrder } from './placing/place-order.js';
import { PrepareOrder } from './placing/prepare-order.js';
import { QuoteOrder } from './placing/quote-order.js';
import { ReadOrders } from './reading/read-orders.js';
import { RecordPayment } from './paying/record-payment.js';
import { ReturnAddresses } from './paying/return-addresses.js';
import { RefundSum } from './changing/refund-sum.js';
import { ReplaceUnits } from './changing/replace-units.js';
import { SendNews } from './news/send-news.js';
import { TakeUpRequest } from './changing/take-up-request.js';
import { StatisticsResolver } from './reading/statistics.resolver.js';
import { WaitingUnits } from './changing/waiting-units.js';
import { WriteOrder } from './placing/write-order.js';

@Module({
  imports: [CartModule, DeliveryModule, IdentityModule, LoyaltyModule, PricingModule, PromoModule],
  providers: [
    AddUnits,
    CancelOrder,
    ChangedOrders,
    ClaimOrders,
    ConfirmOrderPhone,
    EditOrder,
    ExpireOrders,
    FirstPayment,
    ForgetBuyers,
    GiveBack,
    HoldLimits,
    MoveItems,
    OrderDestination,
    OrderEventsResolver,
    OrderKeys,
    OrderLimits,
    OrderPaymentLink,
    OrderPapersResolver,
    OrderPayments,
    { provide: PAYMENT_OUTCOMES, useExisting: OrderPayments },
    OrderResolver,
    OrderStatistics,
    OrderStatusNameResolver,
    OrderTermsResolver,
    ReadOrderTerms,
    OrderSweeps,
    OnDeliveryLimits,
    PayOnDelivery,
    PayOrder,
    PaymentMethodResolver,
    PlaceOrder,
    ReturnAddresses,
    PrepareOrder,
    QuoteOrder,
    ReadOrders,
    RecordPayment,
    RefundSum,
    ReplaceUnits,
    SendNews,
    StatisticsResolver,
    TakeUpRequest,
    WaitingUnits,
    WriteOrder,
  ],
  exports: [
    ChangedOrders,
    EditOrder,
    MoveItems,
    OrderPaymentLink,
    OrderSweeps,
    PAYMENT_OUTCOMES,
    PlaceOrder,
    ReadOrders,
    RecordPayment,
    RefundSum,
    TakeUpRequest,
  ],
})
export class OrdersModule {}
