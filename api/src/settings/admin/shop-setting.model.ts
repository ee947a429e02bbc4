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

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

export const ShopSettingName = enumOf<SettingName>(SETTING_NAMES);
registerEnumType(ShopSettingName, {
  name: 'ShopSettingName',
  description: 'Settings of the shop. Each has the name of the environment’s variable that it stands in for.',
  valuesMap: Object.fromEntries(SETTING_NAMES.map((name) => [name, { description: SETTING_RULES[name].description }])),
});
const ShopSettingGroup = enumOf<SettingGroup>(SETTING_GROUPS);
registerEnumType(ShopSettingGroup, {
  name: 'ShopSettingGroup',
  description: 'What a setting is about.',
  valuesMap: {
    SHOP: { description: 'The shop’s name, pages elsewhere and apps.' },
    CONTACTS: { description: 'How shoppers and partners reach the shop.' },
    LEGAL: { description: 'Who sells.' },
    DELIVERY: { description: 'Prices of delivery.' },
    PAYMENT: { description: 'Payment on delivery.' },
    LOYALTY: { description: 'Points and reviews.' },
    ORDERS: { description: 'Periods of orders, returns, agreed prices and notices.' },
    LIMITS: { description: 'How much may be ordered and held without payment.' },
  },
});
const ShopSettingKind = enumOf<SettingKind>(SETTING_KINDS);
registerEnumType(ShopSettingKind, {
  name: 'ShopSettingKind',
  description: 'Form of the text of a setting.',
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
    DAYS: { description: 'Least and most days, such as `14-20`.' },
    STATUSES: { description: 'Settings of statuses, as JSON.' },
    ZONES: {
      description:
        'Delivery zones from near to far, with commas between: `700:290+40:2-4` is up to 700 km, 290 roubles with the first kilogram and 40 for each further one, 2 to 4 days.',
    },
  },
});
const ShopSettingUnit = enumOf<SettingUnit>(SETTING_UNITS);
registerEnumType(ShopSettingUnit, {
  name: 'ShopSettingUnit',
  description: 'Unit of a number.',
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
  description: 'Where a value comes from. The database wins over the environment, and that over the default.',
  valuesMap: {
    DATABASE: { description: 'An operator has set it.' },
    ENVIRONMENT: { description: 'The environment’s variable of this name.' },
    DEFAULT: { description: 'Neither is set.' },
  },
});

@ObjectType({ description: 'A value that operators may change instead of the environment’s.' })
export class ShopSetting {
  @Field(() => ShopSettingName, { description: 'Name: that of the environment’s variable.' })
  name: SettingName;

  @Field(() => ShopSettingGroup, { description: 'What it is about.' })
  group: SettingGroup;

  @Field(() => ShopSettingKind, { description: 'Form of the value.' })
  kind: SettingKind;

  @Field(() => ShopSettingUnit, { nullable: true, description: 'Unit of a number; null for other kinds.' })
  unit: SettingUnit | null;

  @Field(() => Int, { nullable: true, description: 'Least number; null for other kinds.' })
  least: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest number; null for other kinds.' })
  most: number | null;

  @Field(() => Int, { nullable: true, description: 'Greatest number of characters of a text; null for a number.' })
  length: number | null;

  @Field(() => String, { nullable: true, description: 'Value in force; null if nothing is set.' })
  value: string | null;

  @Field(() => ShopSettingSource, { description: 'Where the value in force comes from.' })
  source: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: 'Value that is in force once the one of the database is removed; null if nothing is set.',
  })
  withoutValue: string | null;

  @Field(() => ShopSettingSource, { description: 'Where that value comes from: ENVIRONMENT or DEFAULT.' })
  withoutSource: SettingSource;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong with the value of the database, which is not in force then; null if it is valid.',
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
