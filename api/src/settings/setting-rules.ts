/** Groups of settings, as the desk shows them. */
export const SETTING_GROUPS = [
  'SHOP',
  'CONTACTS',
  'LEGAL',
  'DELIVERY',
  'PAYMENT',
  'LOYALTY',
  'ORDERS',
  'LIMITS',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** The kind of a value. Each kind has its format, and a fault of that format its own sentence (`parse-setting.ts`). */
export const SETTING_KINDS = [
  'TEXT',
  'PHONE',
  'EMAIL',
  'LINK',
  'INN',
  'OGRN',
  'NUMBER',
  'FLAG',
  'LINKS',
  'ZONES',
  'DAYS',
  'STATUSES',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export const SETTING_UNITS = ['ROUBLES', 'POINTS', 'DAYS', 'HOURS', 'MINUTES', 'PIECES', 'ORDERS', 'PERCENT'] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

/**
 * A setting that operators may change. The schema of its variable, `*.config.ts`, parses the value and contains its
 * default.
 */
export interface SettingRule {
  description: string;
  group: SettingGroup;
  kind: SettingKind;
  /** Unit of a number. */
  unit?: SettingUnit;
  /** Bounds of a number, which is always whole. */
  least?: number;
  most?: number;
  /** Maximum number of characters of a text. */
  length?: number;
}

const text = (description: string, group: SettingGroup, length: number, kind: SettingKind = 'TEXT'): SettingRule => ({
  description,
  group,
  kind,
  length,
});
const number = (
  description: string,
  group: SettingGroup,
  unit: SettingUnit,
  [least, most]: [number, number],
): SettingRule => ({
  ...{ description, group, kind: 'NUMBER' },
  ...{ unit, least, most },
});

const MOST_ROUBLES = 10_000_000;

/**
 * The settings that may be in the database, by the environment variables that they replace. Everything else follows
 * from this list: what `shopSettings` returns, what `saveShopSettings` accepts, what `npm run doctor` reports. Secrets,
 * URLs of servers and settings that concern only the people who run the machines stay in the environment.
 */
export const SETTING_RULES = {
  SHOP_NAME: text('The shop’s name in e-mails, pages and feeds.', 'SHOP', 40),
  SHOP_SOCIAL: text('The shop’s pages in social media, for the footer.', 'SHOP', 2000, 'LINKS'),
  SHOP_APP_STORE_URL: text('URL of the shop’s app in the App Store.', 'SHOP', 300, 'LINK'),
  SHOP_GOOGLE_PLAY_URL: text('URL of the shop’s app in Google Play.', 'SHOP', 300, 'LINK'),
  SHOP_RUSTORE_URL: text('URL of the shop’s app in RuStore.', 'SHOP', 300, 'LINK'),

  SHOP_PHONE: text('Phone number for shoppers.', 'CONTACTS', 30, 'PHONE'),
  SHOP_EMAIL: text('E-mail address for shoppers.', 'CONTACTS', 254, 'EMAIL'),
  SHOP_HOURS: text('Opening hours of support, such as `ежедневно с 10 до 20 по Москве`.', 'CONTACTS', 200),
  REQUESTS_MAIL: text(
    'E-mail address to notify about new requests; not set: no such e-mails.',
    'CONTACTS',
    254,
    'EMAIL',
  ),

  ORDERS_MAIL: text(
    'E-mail address to notify about orders that are paid or wait for a call; not set: no such e-mails.',
    'CONTACTS',
    254,
    'EMAIL',
  ),

  SHOP_LEGAL_NAME: text('Legal name of the seller: a company or entrepreneur.', 'LEGAL', 200),
  SHOP_INN: text('Russian tax number of the seller.', 'LEGAL', 12, 'INN'),
  SHOP_OGRN: text('Russian registration number of the seller.', 'LEGAL', 15, 'OGRN'),
  SHOP_LEGAL_ADDRESS: text('Registered address of the seller.', 'LEGAL', 300),

  DELIVERY_ZONES: text(
    'Delivery prices by distance and weight, used if no carrier gives a price.',
    'DELIVERY',
    2000,
    'ZONES',
  ),
  DELIVERY_COURIER_EXTRA: number(
    'Extra charge for a courier, in roubles, added to the price of the zone.',
    'DELIVERY',
    'ROUBLES',
    [0, 100_000],
  ),
  DELIVERY_FREE_FROM: number(
    'Price of goods, in roubles, from which delivery is free with every carrier.',
    'DELIVERY',
    'ROUBLES',
    [0, MOST_ROUBLES],
  ),
  DISPATCH_CUTOFF_HOUR: number(
    'Hour of the day, in the shop’s time zone, until which goods in Russia are handed to the carrier the same day.',
    'DELIVERY',
    'HOURS',
    [0, 24],
  ),
  ABROAD_DAYS: text('Days until goods from abroad reach the warehouse.', 'DELIVERY', 7, 'DAYS'),

  ON_DELIVERY: {
    description: 'Whether shoppers may pay on delivery.',
    group: 'PAYMENT',
    kind: 'FLAG',
  },
  ON_DELIVERY_MOST: number(
    'Greatest price of goods, in roubles, in one order paid for on delivery.',
    'PAYMENT',
    'ROUBLES',
    [1, MOST_ROUBLES],
  ),
  ON_DELIVERY_PER_PHONE: number(
    'Greatest number of current orders of one phone number that are paid for on delivery.',
    'PAYMENT',
    'ORDERS',
    [1, 100],
  ),
  ON_DELIVERY_REFUSED_DAYS: number(
    'Days for which a phone number that did not collect an order cannot pay on delivery; 0: no such rule.',
    'PAYMENT',
    'DAYS',
    [0, 3650],
  ),

  REGISTRATION_BONUS: number('Points that a new account gets.', 'LOYALTY', 'POINTS', [0, 1_000_000]),
  POINTS_LIFE_DAYS: number(
    'Days without any change of the points balance after which points expire.',
    'LOYALTY',
    'DAYS',
    [1, 3650],
  ),
  REVIEW_PHOTO_POINTS: number(
    'Points for an approved review with a picture; 0: none.',
    'LOYALTY',
    'POINTS',
    [0, 100_000],
  ),
  REVIEW_INVITE_DAYS: number(
    'Days from delivery to the e-mail that asks for a review; 0: no such e-mails.',
    'LOYALTY',
    'DAYS',
    [0, 365],
  ),

  PAYMENT_MINUTES: number(
    'Minutes to pay before an unpaid order releases its reserved units.',
    'ORDERS',
    'MINUTES',
    [5, 10_080],
  ),
  REQUEST_HOURS: number('Hours for an operator to confirm an order request.', 'ORDERS', 'HOURS', [1, 720]),
  REQUEST_HOLD_MINUTES: number(
    'Minutes for a guest to confirm the phone number of an order request.',
    'ORDERS',
    'MINUTES',
    [5, 10_080],
  ),
  RETURN_WINDOW_DAYS: number(
    'Days within which goods can be returned, and after which their points can be spent; 0: no returns.',
    'ORDERS',
    'DAYS',
    [0, 365],
  ),
  ORDER_STATUSES: text(
    'Settings of order statuses, as JSON; `orderStatuses` and `saveOrderStatuses` read and write the parts of this setting.',
    'ORDERS',
    8000,
    'STATUSES',
  ),
  PERSONAL_PRICE_UNITS: number(
    'Default number of units that a shopper may order at an agreed price.',
    'ORDERS',
    'PIECES',
    [1, 10],
  ),
  PERSONAL_PRICE_DAYS: number('Greatest number of days for which a price can be agreed.', 'ORDERS', 'DAYS', [1, 365]),
  STOCK_NOTICE_DAYS: number(
    'Days for which stock notices for a size or a lower price are kept.',
    'ORDERS',
    'DAYS',
    [1, 3650],
  ),

  ORDER_LINES: number('Greatest number of units in one order.', 'LIMITS', 'PIECES', [1, 100]),
  OPEN_ORDERS_PER_PHONE: number('Greatest number of unpaid orders of one phone number.', 'LIMITS', 'ORDERS', [1, 1000]),
  HELD_UNITS: number(
    'Greatest number of units that one shopper’s unpaid orders can reserve.',
    'LIMITS',
    'PIECES',
    [1, 100_000],
  ),
  HELD_VALUE: number(
    'Greatest price of goods, in roubles, that one shopper’s unpaid orders can reserve.',
    'LIMITS',
    'ROUBLES',
    [1, MOST_ROUBLES],
  ),
  HELD_SHARE_PERCENT: number(
    'Greatest share of an item’s stock, in percent, that one shopper’s unpaid orders can reserve.',
    'LIMITS',
    'PERCENT',
    [0, 100],
  ),
  GUEST_ORDERS_PER_HOUR: number(
    'Greatest number of guests’ orders from one IP address per hour.',
    'LIMITS',
    'ORDERS',
    [1, 100_000],
  ),
  ACCOUNT_ORDERS_PER_HOUR: number(
    'Greatest number of orders of one account per hour.',
    'LIMITS',
    'ORDERS',
    [1, 100_000],
  ),
} as const satisfies Record<string, SettingRule>;

export type SettingName = keyof typeof SETTING_RULES;
export const SETTING_NAMES = Object.keys(SETTING_RULES) as SettingName[];
