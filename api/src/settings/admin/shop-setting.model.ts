import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  SETTING_GROUPS,
  SETTING_KINDS,
  SETTING_NAMES,
  SETTING_RULES,
  SETTING_UNITS,
  type SettingGroup,
  type SettingKind,
  type SettingName,
  type SettingUnit,
} from '../setting-rules.js';
import { SETTING_SOURCES, type SettingSource } from '../settings-in-force.js';
import { enumOf } from '../../platform/graphql/enum-of.js';

export const ShopSettingName = enumOf<SettingName>(SETTING_NAMES);
registerEnumType(ShopSettingName, {
  name: 'ShopSettingName',
  description:
    'Names of the shop’s settings, the same as those of the environment variables that the settings replace.',
  valuesMap: Object.fromEntries(SETTING_NAMES.map((name) => [name, { description: SETTING_RULES[name].description }])),
});
const ShopSettingGroup = enumOf<SettingGroup>(SETTING_GROUPS);
registerEnumType(ShopSettingGroup, {
  name: 'ShopSettingGroup',
  description: 'Topics of settings.',
  valuesMap: {
    SHOP: { description: 'The shop’s name, social media pages and apps.' },
    CONTACTS: { description: 'How shoppers and partners reach the shop.' },
    LEGAL: { description: 'Legal details of the seller.' },
    DELIVERY: { description: 'Prices of delivery.' },
    PAYMENT: { description: 'Payment on delivery.' },
    LOYALTY: { description: 'Points and reviews.' },
    ORDERS: { description: 'Periods of orders, returns, agreed prices and notices.' },
    LIMITS: { description: 'Limits on ordering and reserving units without payment.' },
  },
});
const ShopSettingKind = enumOf<SettingKind>(SETTING_KINDS);
registerEnumType(ShopSettingKind, {
  name: 'ShopSettingKind',
  description: 'Formats of settings’ values.',
  valuesMap: {
    TEXT: { description: 'One line of text.' },
    PHONE: { description: 'A phone number; spaces, hyphens and brackets are allowed.' },
    EMAIL: { description: 'An e-mail address.' },
    LINK: { description: 'A URL with https.' },
    INN: { description: 'An INN: 10 or 12 digits.' },
    OGRN: { description: 'An OGRN: 13 or 15 digits.' },
    NUMBER: { description: 'A whole number, in digits.' },
    FLAG: { description: '`true` or `false`.' },
    LINKS: { description: 'Names and URLs, such as `Telegram=https://t.me/shop,VK=https://vk.com/shop`.' },
    DAYS: { description: 'Least and greatest number of days, such as `14-20`.' },
    STATUSES: { description: 'Settings of statuses, as JSON.' },
    ZONES: {
      description:
        'Delivery zones from near to far, separated by commas. `700:290+40:2-4` means: up to 700 km, 290 roubles including the first kilogram, 40 roubles for each further kilogram, 2 to 4 days.',
    },
  },
});
const ShopSettingUnit = enumOf<SettingUnit>(SETTING_UNITS);
registerEnumType(ShopSettingUnit, {
  name: 'ShopSettingUnit',
  description: 'Units of numeric settings.',
  valuesMap: {
    ROUBLES: { description: 'Whole roubles, without kopecks.' },
    POINTS: { description: 'Points of the loyalty programme.' },
    DAYS: { description: 'Days of 24 hours.' },
    HOURS: { description: 'Clock hours.' },
    MINUTES: { description: 'Minutes of time.' },
    PIECES: { description: 'Units of goods.' },
    ORDERS: { description: 'Number of orders.' },
    PERCENT: { description: 'Hundredths of a whole.' },
  },
});
const ShopSettingSource = enumOf<SettingSource>(SETTING_SOURCES);
registerEnumType(ShopSettingSource, {
  name: 'ShopSettingSource',
  description:
    'Sources of a setting’s value. The database takes precedence over the environment, the environment over the default.',
  valuesMap: {
    DATABASE: { description: 'A value set by an operator.' },
    ENVIRONMENT: { description: 'The environment variable of the same name.' },
    DEFAULT: { description: 'The default: neither database nor environment has a value.' },
  },
});

@ObjectType({ description: 'A setting that operators may change, in place of the environment’s value.' })
export class ShopSetting {
  @Field(() => ShopSettingName, { description: 'Name of the setting, the same as of the environment variable.' })
  name: SettingName;

  @Field(() => ShopSettingGroup, { description: 'Topic, for grouping in lists.' })
  group: SettingGroup;

  @Field(() => ShopSettingKind, { description: 'Format of the value.' })
  kind: SettingKind;

  @Field(() => ShopSettingUnit, { nullable: true, description: 'Unit of a number; null for other kinds.' })
  unit: SettingUnit | null;

  @Field(() => Int, { nullable: true, description: 'Least accepted number; null for other kinds of values.' })
  least: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest accepted number; null for other kinds of values.' })
  most: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest number of characters of a text; null for a number.' })
  length: number | null;

  @Field(() => String, { nullable: true, description: 'Value in force; null if nothing is set.' })
  value: string | null;

  @Field(() => ShopSettingSource, { description: 'Where the value in force comes from.' })
  source: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: 'Value that would be in force without the value in the database; null if nothing is set.',
  })
  withoutValue: string | null;

  @Field(() => ShopSettingSource, { description: 'Where `withoutValue` comes from: ENVIRONMENT or DEFAULT.' })
  withoutSource: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: 'Error in the value stored in the database; such a value is not in force. Null if the value is valid.',
  })
  fault: string | null;
}

@ObjectType({ description: 'All settings of the shop that operators may change.' })
export class ShopSettingList {
  @Field({ description: 'Version of the settings; `saveShopSettings` takes it.' })
  version: string;

  @Field(() => [ShopSetting], { description: 'The settings, by group.' })
  settings: ShopSetting[];
}
