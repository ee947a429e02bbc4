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

/** What a value is. Each kind has its form, and a fault of that form its own sentence (`parse-setting.ts`). */
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

/** A setting that operators may change. The schema of its variable, `*.config.ts`, reads the value and has its default. */
export interface SettingRule {
  description: string;
  group: SettingGroup;
  kind: SettingKind;
  /** Of a number. */
  unit?: SettingUnit;
  /** Bounds of a number, which is whole. */
  least?: number;
  most?: number;
  /** Most characters of a text. */
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
 * The settings that may be in the database, by the variables of the environment that they stand in for. Everything else
 * follows from this list: what `shopSettings` answers, what `saveShopSettings` takes, what `npm run doctor` says.
 * Secrets, addresses of servers and what only matters to who runs the machines stay in the environment.
 */
export const SETTING_RULES = {
  SHOP_NAME: text('The shop’s name in letters, pages and feeds.', 'SHOP', 40),
  SHOP_SOCIAL: text('The shop’s pages in social media, for the footer.', 'SHOP', 2000, 'LINKS'),
  SHOP_APP_STORE_URL: text('Where the App Store offers the shop’s app.', 'SHOP', 300, 'LINK'),
  SHOP_GOOGLE_PLAY_URL: text('Where Google Play offers the shop’s app.', 'SHOP', 300, 'LINK'),
  SHOP_RUSTORE_URL: text('Where RuStore offers the shop’s app.', 'SHOP', 300, 'LINK'),

  SHOP_PHONE: text('Number that shoppers call.', 'CONTACTS', 30, 'PHONE'),
  SHOP_EMAIL: text('E-mail address that shoppers write to.', 'CONTACTS', 254, 'EMAIL'),
  SHOP_HOURS: text('When somebody answers, such as `ежедневно с 10 до 20 по Москве`.', 'CONTACTS', 200),
  REQUESTS_MAIL: text(
    'E-mail address that hears of new requests; without it there are no such letters.',
    'CONTACTS',
    254,
    'EMAIL',
  ),

  ORDERS_MAIL: text(
    'E-mail address that hears of orders that are paid or wait for a call; without it there are no such letters.',
    'CONTACTS',
    254,
    'EMAIL',
  ),

  SHOP_LEGAL_NAME: text('Company or entrepreneur that sells.', 'LEGAL', 200),
  SHOP_INN: text('Russian tax number of the seller.', 'LEGAL', 12, 'INN'),
  SHOP_OGRN: text('Russian registration number of the seller.', 'LEGAL', 15, 'OGRN'),
  SHOP_LEGAL_ADDRESS: text('Registered address of the seller.', 'LEGAL', 300),

  DELIVERY_ZONES: text('Prices by distance and weight, where no carrier names the price.', 'DELIVERY', 2000, 'ZONES'),
  DELIVERY_COURIER_EXTRA: number(
    'What a courier to the door adds to the price of a zone.',
    'DELIVERY',
    'ROUBLES',
    [0, 100_000],
  ),
  DELIVERY_FREE_FROM: number(
    'Price of goods from which delivery costs nothing, whoever delivers.',
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
    description: 'Whether shoppers may pay when they are handed the goods.',
    group: 'PAYMENT',
    kind: 'FLAG',
  },
  ON_DELIVERY_MOST: number('Greatest price of goods in one order that is paid for on delivery.', 'PAYMENT', 'ROUBLES', [
    1,
    MOST_ROUBLES,
  ]),
  ON_DELIVERY_PER_PHONE: number(
    'Most orders of one phone number that are on their way to be paid for on delivery.',
    'PAYMENT',
    'ORDERS',
    [1, 100],
  ),
  ON_DELIVERY_REFUSED_DAYS: number(
    'Time for which a phone number that did not collect such an order pays online; 0: none.',
    'PAYMENT',
    'DAYS',
    [0, 3650],
  ),

  REGISTRATION_BONUS: number('Points that a new account gets.', 'LOYALTY', 'POINTS', [0, 1_000_000]),
  POINTS_LIFE_DAYS: number('Time without any movement after which points expire.', 'LOYALTY', 'DAYS', [1, 3650]),
  REVIEW_PHOTO_POINTS: number(
    'Points for an approved review with a picture; 0: none.',
    'LOYALTY',
    'POINTS',
    [0, 100_000],
  ),
  REVIEW_INVITE_DAYS: number(
    'Time from delivery to the letter that asks for a review; 0: no letters.',
    'LOYALTY',
    'DAYS',
    [0, 365],
  ),

  PAYMENT_MINUTES: number('Time to pay before an order gives its goods back.', 'ORDERS', 'MINUTES', [5, 10_080]),
  REQUEST_HOURS: number('Time for an operator to confirm an order request.', 'ORDERS', 'HOURS', [1, 720]),
  REQUEST_HOLD_MINUTES: number(
    'Time for a guest to confirm their phone number in an order request.',
    'ORDERS',
    'MINUTES',
    [5, 10_080],
  ),
  RETURN_WINDOW_DAYS: number(
    'Time to return goods, and until their points can be spent; 0: no returns.',
    'ORDERS',
    'DAYS',
    [0, 365],
  ),
  ORDER_STATUSES: text(
    'What the shop has settled about statuses; `orderStatuses` and `saveOrderStatuses` read and write it by its parts.',
    'ORDERS',
    8000,
    'STATUSES',
  ),
  PERSONAL_PRICE_UNITS: number('Units that a shopper may order at an agreed price.', 'ORDERS', 'PIECES', [1, 10]),
  PERSONAL_PRICE_DAYS: number('Longest time for which a price can be agreed.', 'ORDERS', 'DAYS', [1, 365]),
  STOCK_NOTICE_DAYS: number(
    'Time for which the shop remembers who waits for a size or a lower price.',
    'ORDERS',
    'DAYS',
    [1, 3650],
  ),

  ORDER_LINES: number('Most units in one order.', 'LIMITS', 'PIECES', [1, 100]),
  OPEN_ORDERS_PER_PHONE: number('Most unpaid orders of one phone number.', 'LIMITS', 'ORDERS', [1, 1000]),
  HELD_UNITS: number('Most units that unpaid orders of a shopper hold.', 'LIMITS', 'PIECES', [1, 100_000]),
  HELD_VALUE: number('Greatest price of goods that unpaid orders of a shopper hold.', 'LIMITS', 'ROUBLES', [
    1,
    MOST_ROUBLES,
  ]),
  HELD_SHARE_PERCENT: number(
    'Greatest share of an item’s stock that unpaid orders of a shopper hold.',
    'LIMITS',
    'PERCENT',
    [0, 100],
  ),
  GUEST_ORDERS_PER_HOUR: number(
    'Most orders of guests from one network address in an hour.',
    'LIMITS',
    'ORDERS',
    [1, 100_000],
  ),
  ACCOUNT_ORDERS_PER_HOUR: number('Most orders of one account in an hour.', 'LIMITS', 'ORDERS', [1, 100_000]),
} as const satisfies Record<string, SettingRule>;

export type SettingName = keyof typeof SETTING_RULES;
export const SETTING_NAMES = Object.keys(SETTING_RULES) as SettingName[];
