import { z } from 'zod';
import { cleanLine } from '../shared/clean-line.js';
import { LINK_HREF } from '../shared/link-href.js';
import type { ReasonCode } from './feed-reason.js';

/**
 * One record of a catalogue feed, independent of the file format. Readers of all formats produce such records, the
 * importer writes them, and the exporter returns them. The demo catalogue consists of them, too. Money is a whole
 * number of kopecks. Names are spelled as shoppers read them. A missing slug is derived from the name.
 */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'SLUG_INVALID' satisfies ReasonCode)
  .max(200);
const name = z.string().overwrite(cleanLine).min(1).max(300);
/** A URL without a scheme (`//cdn.example/1.jpg`) is taken from a web page, and today means https. */
const address = z
  .string()
  .overwrite((url) => url.replace(/^\/\//, 'https://'))
  .min(1)
  .max(2000);
const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'COLOUR_INVALID' satisfies ReasonCode);
const kopecks = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const isoCountry = z.string().regex(/^[A-Z]{2}$/, 'COUNTRY_INVALID' satisfies ReasonCode);

export const Season = z.enum(['AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER']);
export const Sex = z.enum(['MALE', 'FEMALE', 'UNISEX']);
export const Material = z.enum([
  'ACRYLIC',
  'BAMBOO',
  'CANVAS',
  'CASHMERE',
  'CORDUROY',
  'COTTON',
  'DENIM',
  'DOWN',
  'ECO_LEATHER',
  'ELASTANE',
  'EVA',
  'FAUX_FUR',
  'FELT',
  'FLEECE',
  'FUR',
  'KNIT',
  'LEATHER',
  'LINEN',
  'MEMBRANE',
  'MESH',
  'NUBUCK',
  'NYLON',
  'PATENT_LEATHER',
  'POLYESTER',
  'RUBBER',
  'SILK',
  'SUEDE',
  'SYNTHETIC',
  'VISCOSE',
  'WOOL',
]);
export const BonusCalcState = z.enum(['ALL', 'ACCRUAL_ONLY', 'WRITE_OFF_ONLY', 'NONE']);
export const SupplierType = z.enum(['CONTRACTOR', 'MEET_WAREHOUSE', 'PRIVATE_SELLER', 'TRADING_FLOOR']);
export const DirectoryFilterType = z.enum([
  'CATEGORY',
  'BRAND',
  'SEX',
  'AGE',
  'SEASON',
  'SALE',
  'MEET_PRICE',
  'NEW_ARRIVAL',
]);

export const FeedBrand = z.strictObject({
  kind: z.literal('brand'),
  slug: slug.optional(),
  name,
  positionScore: z.number().int().default(0),
  logoUrl: z.string().nullable().default(null),
  description: z.string().default(''),
});

/** A category. `parent` is the slug of its parent, whose record must come before this one in the feed. */
export const FeedCategory = z.strictObject({
  kind: z.literal('category'),
  slug,
  name,
  parent: slug.nullable().default(null),
  position: z.number().int().default(0),
  weightGrams: z.number().int().positive().nullable().default(null),
  /** Number in Google's taxonomy of goods. If it is missing, a category keeps its number. */
  googleProductCategory: z.number().int().min(1).max(1_000_000).nullable().optional(),
});

export const FeedDirectory = z.strictObject({
  kind: z.literal('directory'),
  slug,
  name,
  position: z.number().int().default(0),
  logoUrl: z.string().nullable().default(null),
  /** A path of the shop or an https address. */
  href: z.string().max(1000).regex(LINK_HREF).nullable().default(null),
  filters: z
    .array(z.strictObject({ name, filterType: DirectoryFilterType, value: z.string().nullable().default(null) }))
    .default([]),
});

export const FeedBadge = z.strictObject({
  kind: z.literal('badge'),
  slug,
  title: name,
  textColour: hex.default('#111111'),
  backgroundColour: hex.default('#ffffff'),
  logoUrl: z.string().nullable().default(null),
});

/** A size table. `brand` and `category` are slugs; a table without either is the default for its sex. */
export const FeedSizeGrid = z.strictObject({
  kind: z.literal('sizeGrid'),
  slug,
  sex: Sex,
  children: z.boolean().default(false),
  brand: slug.nullable().default(null),
  category: slug.nullable().default(null),
  rows: z.array(
    z.strictObject({
      eu: z.string().nullable().default(null),
      uk: z.string().nullable().default(null),
      us: z.string().nullable().default(null),
      cm: z.string().nullable().default(null),
      height: z.string().nullable().default(null),
    }),
  ),
});

/** A collection of products, given by their slugs. The products must come before the collection in the feed. */
export const FeedCollection = z.strictObject({
  kind: z.literal('collection'),
  slug,
  title: name,
  posterUrl: z.string().nullable().default(null),
  /** Another picture of the collection for dark themes. */
  darkPosterUrl: z.string().nullable().default(null),
  description: z.string().default(''),
  active: z.boolean().default(true),
  publishAt: z.iso.datetime().nullable().default(null),
  finishAt: z.iso.datetime().nullable().default(null),
  position: z.number().int().default(0),
  products: z.array(slug).default([]),
});

/** A price that is valid from a time on and until another time; a null time is open. Money as in an item. */
export const FeedScheduledPrice = z.strictObject({
  from: z.iso.datetime().nullable().default(null),
  to: z.iso.datetime().nullable().default(null),
  price: kopecks.positive(),
  oldPrice: kopecks.nullable().default(null),
});

export const FeedItem = z.strictObject({
  /** Id of the offer in the feed. */
  externalId: z.string().max(300).nullable().default(null),
  sku: z.string().max(300).nullable().default(null),
  /** EAN or another barcode with a right check digit, by which offers of several feeds are known to be the same goods. */
  barcode: z.string().max(30).nullable().optional(),
  /** Label of the size as shoppers read it: `42`, `M`, `52 RU`, `ONE SIZE`. */
  size: name,
  supplier: z.strictObject({
    name,
    type: SupplierType.default('CONTRACTOR'),
    isoCode: isoCountry.default('RU'),
  }),
  deliveryIsoCode: isoCountry.default('RU'),
  active: z.boolean().default(true),
  /** Stock; null if the feed gives no figure. A new offer then gets the importer's default stock. */
  stock: z.number().int().nonnegative().max(2_000_000_000).nullable(),
  /**
   * Stock that the feed gave at its last import; only exports contain it. An import changes an offer's stock by the
   * difference between this figure (by default `stock`) and the one stored in the database. An export repeats the
   * stored figure, so importing it into the same shop does not change the stock.
   */
  feedStock: z.number().int().nonnegative().max(2_000_000_000).optional(),
  /**
   * Maximum number of units that one order may contain of the offer. If it is missing, an offer keeps its number, and a
   * new offer gets 1. An offer of a private seller always has 1. The database has the same bounds
   * (`api/prisma/sql/quantities.sql`).
   */
  maxPerOrder: z.number().int().min(1).max(10).optional(),
  price: kopecks,
  /** The struck-out price, which must be higher than `price`; null if there is none. */
  oldPrice: kopecks.nullable().default(null),
  /**
   * Prices for certain times, such as those of a sale, which do not overlap; `price` and `oldPrice` are valid at all
   * other times. Meanwhile a loyalty price above the scheduled price does not count.
   */
  scheduledPrices: z.array(FeedScheduledPrice).max(50).optional(),
  loyaltyPrice: kopecks.nullable().default(null),
  bonusCalcState: BonusCalcState.nullable().default(null),
});

const text = z.string().max(20_000).nullable().default(null);
export const FeedProperties = z.strictObject({
  factoryDate: text,
  modelName: text,
  material: text,
  paddingMaterial: text,
  sole: text,
  additionalInfo: text,
  sex: text,
  seasons: text,
  packaging: text,
  fasteningType: text,
  functionality: text,
  toeStyle: text,
  shagHeight: text,
  heelType: text,
});

/** A product of a feed: one colourway. */
export const FeedProduct = z.strictObject({
  kind: z.literal('product'),
  /** Name of the feed. Together with `externalId` it identifies the product permanently. */
  source: z.string().min(1).max(100),
  externalId: z.string().min(1).max(300),
  slug: slug.optional(),
  name,
  /** Description as HTML. It is sanitised before it is stored. */
  description: z.string().default(''),
  /** The model that this product and its other colours belong to. */
  model: z.strictObject({ slug: slug.optional(), name }).nullable().default(null),
  /**
   * Names of the brands. An export also contains their slugs, so that a brand is still recognised after it was renamed.
   */
  brands: z
    .array(z.union([name, z.strictObject({ name, slug: slug.optional() })]))
    .max(5)
    .default([]),
  /** Category path from the root downwards, at most three levels. */
  category: z
    .array(z.strictObject({ name, slug: slug.optional() }))
    .max(3)
    .default([]),
  colours: z
    .array(z.strictObject({ name, slug: slug.optional(), hex: hex.nullable().default(null) }))
    .max(3)
    .default([]),
  sex: Sex.default('UNISEX'),
  children: z.boolean().default(false),
  /**
   * Fields that are derived from names, because the feed does not state them. A stated value, earlier or later, takes
   * precedence.
   */
  derived: z.array(z.enum(['sex', 'children', 'category'])).default([]),
  seasons: z.array(Season).default([]),
  material: z.array(Material).default([]),
  active: z.boolean().default(true),
  meetPrice: z.boolean().default(false),
  newArrival: z.boolean().default(false),
  sizeGuide: z.string().nullable().default(null),
  bonusCalcState: BonusCalcState.default('ALL'),
  publishedAt: z.iso.datetime().nullable().default(null),
  /** Sales statistics from another shop system. They are written only for a new product. */
  unitSold: z.number().int().nonnegative().default(0),
  viewCount: z.number().int().nonnegative().default(0),
  lastSoldAt: z.iso.datetime().nullable().default(null),
  properties: FeedProperties.nullable().default(null),
  seoTags: z
    .strictObject({
      title: z.string().default(''),
      description: z.string().default(''),
      keywords: z.string().default(''),
    })
    .nullable()
    .default(null),
  /** Slugs. */
  badges: z.array(slug).max(10).default([]),
  /**
   * Pictures in the order shown. `http(s):` URLs are downloaded; `storage:KEY` is a file that is already in object
   * storage.
   */
  images: z
    .array(z.strictObject({ url: address, alt: z.string().max(500).default('') }))
    .max(50)
    .default([]),
  /** Offers of the product; the list may be empty. */
  items: z.array(FeedItem).max(500),
});

export const FeedRecord = z.discriminatedUnion('kind', [
  FeedBrand,
  FeedCategory,
  FeedDirectory,
  FeedBadge,
  FeedSizeGrid,
  FeedCollection,
  FeedProduct,
]);

export type FeedProduct = z.infer<typeof FeedProduct>;
export type FeedItem = z.infer<typeof FeedItem>;
export type FeedRecord = z.infer<typeof FeedRecord>;
/** A record as a feed may contain it: fields that have a default may be missing. */
export type FeedRecordInput = z.input<typeof FeedRecord>;
export type FeedProductInput = z.input<typeof FeedProduct>;
