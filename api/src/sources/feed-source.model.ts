import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { COMMERCEML, FEED_FORMATS, PRICE_LIST } from '../feeds/index.js';

/** Formats by their names in the schema; values are those of the command line and the table. */
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
    JSONL: { description: 'The shop’s own format, a record a line.' },
    COMMERCEML: { description: '1С’s files: one of them, or a zip (docs/commerceml.md).' },
    PRICE_LIST: { description: 'A supplier’s price list, CSV or XLSX, whose columns were confirmed.' },
  },
});

@ObjectType({ description: 'A supplier’s feed, which is read by the clock or when somebody asks (docs/sources.md).' })
export class FeedSource {
  @Field(() => ID, { description: 'Names the source in other calls, and in the audit trail as `entityId`.' })
  id: string;

  @Field({ description: '`source` of its products and of `catalog:import`; it never changes.' })
  name: string;

  @Field(() => SourceFormat, { description: 'How the file is read.' })
  format: string;

  @Field(() => String, { nullable: true, description: 'Where it is downloaded from; null: files are uploaded.' })
  url: string | null;

  @Field({ description: 'Whether the download sends credentials. They are sealed, and never returned.' })
  hasCredentials: boolean;

  @Field(() => String, { nullable: true, description: 'Supplier of the goods; null: the shop that the feed names.' })
  supplier: string | null;

  @Field({ description: 'Country that the goods ship from, two capitals.' })
  shipsFrom: string;

  @Field({ description: 'Currency of prices that name none.' })
  currency: string;

  @Field(() => JsonScalar, { description: 'Roubles per unit of a currency, as decimal text by its code.' })
  rates: unknown;

  @Field(() => Int, { description: 'Stock of product items for which the feed has no figure.' })
  defaultStock: number;

  @Field({ description: 'Whether the feed names all goods of the source: what it names no more goes off sale.' })
  complete: boolean;

  @Field(() => Int, { description: 'A run asks if more than this percentage of the goods would go off sale.' })
  vanishPercent: number;

  @Field(() => Int, { description: 'A run asks if more than this percentage of the prices would move by half.' })
  movedPercent: number;

  @Field(() => Int, { nullable: true, description: 'Minutes between runs; null: none by the clock.' })
  everyMinutes: number | null;

  @Field({ description: 'Whether the clock starts no runs.' })
  paused: boolean;

  @Field(() => Date, { nullable: true, description: 'When the clock starts the next run; null: never.' })
  nextRunAt: Date | null;

  @Field(() => Date, { description: 'When the source was created.' })
  createdAt: Date;
}
