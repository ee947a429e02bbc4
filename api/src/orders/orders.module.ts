import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { IdentityModule } from '../identity/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { PAYMENT_OUTCOMES } from '../payment/index.js';
import { PricingModule } from '../pricing/index.js';
import { PromoModule } from '../promo/index.js';
import { AddUnits } from './add-units.js';
import { CancelOrder } from './cancel-order.js';
import { ChangedOrders } from './changed-orders.js';
import { ConfirmOrderPhone } from './confirm-order-phone.js';
import { EditOrder } from './edit-order.js';
import { ExpireOrders } from './expire-orders.js';
import { FirstPayment } from './first-payment.js';
import { ForgetBuyers } from './forget-buyers.js';
import { GiveBack } from './give-back.js';
import { HoldLimits } from './hold-limits.js';
import { MoveItems } from './move-items.js';
import { OrderDestination } from './order-destination.js';
import { OrderEventsResolver } from './order-events.resolver.js';
import { OrderKeys } from './order-keys.js';
import { OrderLimits } from './order-limits.js';
import { OrderPapersResolver } from './order-papers.resolver.js';
import { OrderPayments } from './order-payments.js';
import { OrderStatistics } from './order-statistics.js';
import { OrderSweeps } from './order-sweeps.js';
import { OrderResolver } from './order.resolver.js';
import { PayOrder } from './pay-order.js';
import { OrderPaymentLink } from './payment-link.js';
import { PaymentMethodResolver } from './payment-method.resolver.js';
import { PlaceOrder } from './place-order.js';
import { PrepareOrder } from './prepare-order.js';
import { QuoteOrder } from './quote-order.js';
import { ReadOrders } from './read-orders.js';
import { ReturnAddresses } from './return-addresses.js';
import { RefundSum } from './refund-sum.js';
import { ReplaceUnits } from './replace-units.js';
import { SendNews } from './send-news.js';
import { TakeUpRequest } from './take-up-request.js';
import { StatisticsResolver } from './statistics.resolver.js';
import { WaitingUnits } from './waiting-units.js';
import { WriteOrder } from './write-order.js';

@Module({
  imports: [CartModule, DeliveryModule, IdentityModule, LoyaltyModule, PricingModule, PromoModule],
  providers: [
    AddUnits,
    CancelOrder,
    ChangedOrders,
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
    OrderSweeps,
    PayOrder,
    PaymentMethodResolver,
    PlaceOrder,
    ReturnAddresses,
    PrepareOrder,
    QuoteOrder,
    ReadOrders,
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
    RefundSum,
    TakeUpRequest,
  ],
})
export class OrdersModule {}
