import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { hasProviders, type MessagingConfig } from '../../messaging/index.js';
import type { OrdersConfig } from '../../orders/index.js';
import type { PaymentConfig } from '../../payment/index.js';
import { ForOperators } from '../../platform/auth/access.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { SHOP_SERVICES, ShopService, type ShopServiceKind, type ShopServiceState } from './shop-service.model.js';

@ForOperators()
@Resolver()
export class ShopServiceResolver {
  constructor(
    @Inject(CONFIG)
    private readonly config: MessagingConfig &
      Pick<OrdersConfig, 'ON_DELIVERY'> &
      Pick<PaymentConfig, 'PAYMENT_PROVIDER'>,
  ) {}

  @Query(() => [ShopService], {
    description: 'Returns the services of the shop that depend on a provider or on a setting, and whether they work.',
  })
  shopServices(): ShopService[] {
    const { PAYMENT_PROVIDER, ON_DELIVERY, PRINT_MESSAGES } = this.config;
    const has = hasProviders(this.config);
    const sent = (isOn: boolean): ShopServiceState => (isOn ? 'ON' : PRINT_MESSAGES ? 'TRIAL' : 'OFF');
    const states: Record<ShopServiceKind, ShopServiceState> = {
      ONLINE_PAYMENT: PAYMENT_PROVIDER === undefined ? 'OFF' : PAYMENT_PROVIDER === 'sandbox' ? 'TRIAL' : 'ON',
      PAYMENT_ON_DELIVERY: ON_DELIVERY ? 'ON' : 'OFF',
      EMAIL: sent(has.mail),
      SMS: sent(has.sms),
    };
    return SHOP_SERVICES.map((kind) => ({ kind, state: states[kind] }));
  }
}
