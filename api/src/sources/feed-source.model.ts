import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { COMMERCEML, FEED_FORMATS, PRICE_LIST } from '../feeds/index.js';

/** Formats by their names in the schema; the values are the names used by the command line and the table. */
export const SourceFormat = Object.fromEntries(
  [...Object.keys(FEED_FORMATS), PRICE_LIST, COMMERCEML].map((name) => [name.toUpperCase().replaceAll('-', '_'), name]),
);
registerEnumType(SourceFormat, {
  name: 'SourceFormat',
  description: 'Format of a feed (docs/import.md).',
  valuesMap: {
    SHOPIFY_CSV: { description: 'Shopify’s product export.' },
    WOOCOMMERCE_CSV: { description: 'WooCommerce’s product export.' },
    YML: { description: 'Яндекс Маркет (YML).' },
    GOOGLE_XML: { description: 'Google Merchant, RSS or Atom.' },
    JSONL: { description: 'The shop’s own format, one JSON record per line.' },
    COMMERCEML: { description: 'CommerceML from 1С: one file or a zip archive (docs/commerceml.md).' },
    PRICE_LIST: { description: 'A supplier’s price list, CSV or XLSX, whose columns were confirmed.' },
  },
});

@ObjectType({ description: 'A supplier’s feed, read on a schedule or on request (docs/sources.md).' })
export class FeedSource {
  @Field(() => ID, { description: 'Id of the source; other calls take it, and the audit trail has it as `entityId`.' })
  id: string;

  @Field({
    description:
      'Name of the source: `source` of the source’s products and of `catalog:import`. The name never changes.',
  })
  name: string;

  @Field(() => SourceFormat, { description: 'Format in which the feed’s file is read.' })
  format: string;

  @Field(() => String, {
    nullable: true,
    description: 'URL from which the feed is downloaded; null: files are uploaded.',
  })
  url: string | null;

  @Field({
    description: 'Whether the download sends credentials. Credentials are stored encrypted and never returned.',
  })
  hasCredentials: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the supplier of the goods; null: the shop named in the feed.',
  })
  supplier: string | null;

  @Field({ description: 'Country that the goods ship from, as a code of two capital letters.' })
  shipsFrom: string;

  @Field({ description: 'Currency of prices for which the feed gives no currency.' })
  currency: string;

  @Field(() => JsonScalar, {
    description: 'Exchange rates: roubles per unit of a currency, as decimal text by currency code.',
  })
  rates: unknown;

  @Field(() => Int, { description: 'Stock, in units, of product items for which the feed gives no number.' })
  defaultStock: number;

  @Field({
    description:
      'Whether the feed lists all goods of the source. If true, goods that are missing in the feed go off sale.',
  })
  complete: boolean;

  @Field(() => Int, {
    description: 'A run awaits a decision if more than this percentage of the goods would go off sale.',
  })
  vanishPercent: number;

  @Field(() => Int, {
    description: 'A run awaits a decision if more than this percentage of the prices would change by half.',
  })
  movedPercent: number;

  @Field(() => Int, { nullable: true, description: 'Minutes between scheduled runs; null: no schedule.' })
  everyMinutes: number | null;

  @Field({ description: 'Whether scheduled runs are paused.' })
  paused: boolean;

  @Field(() => Date, { nullable: true, description: 'When the schedule starts the next run; null: never.' })
  nextRunAt: Date | null;

  @Field(() => Date, { description: 'When the source was created.' })
  createdAt: Date;
}
