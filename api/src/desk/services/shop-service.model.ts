import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';

/** The services of a shop that depend on a provider or on a setting. */
export const SHOP_SERVICES = ['ONLINE_PAYMENT', 'PAYMENT_ON_DELIVERY', 'EMAIL', 'SMS'] as const;
export type ShopServiceKind = (typeof SHOP_SERVICES)[number];

const ShopServiceKind = enumOf(SHOP_SERVICES);
registerEnumType(ShopServiceKind, {
  name: 'ShopServiceKind',
  description: 'Services of the shop that depend on a provider or on a setting.',
  valuesMap: {
    ONLINE_PAYMENT: { description: 'Payment by card, SBP or wallet (`PAYMENT_PROVIDER`).' },
    PAYMENT_ON_DELIVERY: { description: 'Payment when the goods are handed over (`ON_DELIVERY`).' },
    EMAIL: { description: 'Sending of e-mails (`SMTP_URL`).' },
    SMS: { description: 'Sending of SMS (`SMSC_LOGIN` or `TWILIO_ACCOUNT_SID`).' },
  },
});

export const SERVICE_STATES = ['ON', 'TRIAL', 'OFF'] as const;
export type ShopServiceState = (typeof SERVICE_STATES)[number];

const ShopServiceState = enumOf(SERVICE_STATES);
registerEnumType(ShopServiceState, {
  name: 'ShopServiceState',
  description: 'Whether a service of the shop works.',
  valuesMap: {
    ON: { description: 'The service works.' },
    TRIAL: { description: 'The service is simulated: no money is taken, and messages are only printed.' },
    OFF: { description: 'The service does not work: its provider or setting is missing.' },
  },
});

@ObjectType({ description: 'A service of the shop, and whether it works.' })
export class ShopService {
  @Field(() => ShopServiceKind, { description: 'Payment or messaging that the state is about.' })
  kind: ShopServiceKind;

  @Field(() => ShopServiceState, { description: 'Whether the service works.' })
  state: ShopServiceState;
}
