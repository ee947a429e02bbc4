import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { PaymentConfig } from '../../payment/index.js';
import { Public } from '../../platform/auth/access.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { toKopecks } from '../../shared/kopecks.js';
import { nameOf } from '../../shared/messages/messages.js';
import { PaymentType } from '../order.input.js';
import type { OrdersConfig } from '../orders.config.js';
import { PaymentMethod, PaymentMethodsInput } from './payment-method.model.js';

const ONLINE = Object.values(PaymentType).filter((type) => type !== 'ON_DELIVERY');

@Resolver()
export class PaymentMethodResolver {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig & Pick<PaymentConfig, 'PAYMENT_PROVIDER'>) {}

  @Public()
  @Query(() => [PaymentMethod], {
    description:
      'Returns ways to pay, with the terms for a shopper without other unpaid orders. Other unpaid orders count towards the limits when the order is placed: TOO_MANY_REQUESTS.',
  })
  paymentMethods(@Args('dto', { nullable: true }) dto?: PaymentMethodsInput): PaymentMethod[] {
    const { PAYMENT_PROVIDER, PAYMENT_MINUTES, REQUEST_HOURS, REQUEST_HOLD_MINUTES } = this.config;
    const { ON_DELIVERY, ON_DELIVERY_MOST } = this.config;
    const mostUnits = Math.min(this.config.ORDER_LINES, this.config.HELD_UNITS);
    const mostGoodsPrice = toKopecks(this.config.HELD_VALUE);
    const { units, goodsPrice } = dto ?? {};
    const fits = (units ?? 1) <= mostUnits && (units === 1 || (goodsPrice ?? 0) <= mostGoodsPrice);
    const limits = { mostUnits, mostGoodsPrice };
    const toPay = Math.floor(PAYMENT_MINUTES);
    const called = {
      holdMinutes: Math.floor(REQUEST_HOLD_MINUTES),
      confirmedHoldMinutes: Math.floor(REQUEST_HOURS * 60),
    };
    const most = Math.min(mostGoodsPrice, ON_DELIVERY_MOST);
    const onDelivery: PaymentMethod = {
      ...{ code: 'ON_DELIVERY', name: nameOf('ON_DELIVERY'), available: fits && (goodsPrice ?? 0) <= most },
      ...{ ...called, mostUnits, mostGoodsPrice: toKopecks(most) },
    };
    return [
      ...ONLINE.map((code) => ({
        ...{ code, name: nameOf(code), available: fits && PAYMENT_PROVIDER !== undefined },
        ...{ holdMinutes: toPay, confirmedHoldMinutes: toPay },
        ...limits,
      })),
      ...(ON_DELIVERY ? [onDelivery] : []),
      { ...{ code: 'AFTER_CALL', name: nameOf('AFTER_CALL'), available: fits }, ...called, ...limits },
    ];
  }
}
