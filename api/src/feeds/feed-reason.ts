/**
 * English messages about places in a feed, by code. `{name}` stands for a value of the reason, `{name:money}` for a value
 * in kopecks. Codes with `"{text}" read as …` say how a text was read that was not understood as it stands.
 */
export const REASON_MESSAGES = {
  READ_AS_NUMBER: '"{text}" read as {number}',
  READ_AS_YES: '"{text}" read as yes',
  READ_AS_NO: '"{text}" read as no',
  READ_AS_NOTHING: '"{text}" read as nothing',
  READ_AS_ENCODING: '"{text}" read as {encoding}',
  READ_AS_DEFAULT_STOCK: '"{text}" read as the default stock',
  READ_AS_UNTRACKED_STOCK: '"{text}" read as the default stock: this variant is not tracked',
  READ_AS_ZERO_DESPITE_STOCK: '"{text}" read as 0, though Stock says {stock}',
  READ_AS_SHARE_OF_STOCK: '"{text}" read as {share}, a share of the {stock} of the product',
  READ_AS_SHARES: '"{text}" read as {shares}, a share for each',
  READ_AS_AVAILABLE: '"{text}" read as available',
  READ_AS_STOCK: '"{text}" read as available, a stock of {stock}',
  READ_AS_NOT_AVAILABLE: '"{text}" read as not available',
  READ_AS_ONE_OFFER: '"{text}" read as one offer: {name}',
  READ_AS_OFFERS: '"{text}" read as {count} offers: {names}',
  READ_AS_OWN_OFFERS: '"{text}" read as nothing: each has its own offer',
  READ_AS_OTHER_SPELLING: '"{text}" read as another spelling of {size}',
  READ_AS_SHORTENED: '"{text}" read as nothing: a spreadsheet has shortened it',
  READ_AS_VISIBLE: '"{text}" read as visible in lists and in the search',
  READ_AS_HIDDEN: '"{text}" read as hidden',
  READ_AS_TOTAL: '"{text}" read as a total',
  READ_AS_HEADER: '"{text}" read as the header again',
  READ_AS_NO_GOODS: '"{text}" read as no goods',
  READ_AS_PROMOTION: '"{text}" read as nothing: the shop has promotions of its own',
  READ_AS_UNKNOWN_CATEGORY: '"{text}" read as nothing: the file has no such category',
  READ_AS_UNKNOWN_GROUP: '"{text}" read as nothing: no file has such a group',
  READ_AS_MISSING_PICTURE: '"{text}" read as nothing: its file is not in the exchange',
  READ_AS_NO_SWATCH: '"{text}" read as a name without a swatch',
  READ_AS_NO_SALE: '"{text}" read as no sale',
  READ_AS_SALE_ENDING_FIRST: '"{text}" read as no sale, since it is not after the start',
  READ_AS_REVERSED_SALE: '"{text}" read as no sale, since its end is not after its start',

  PRICE_MISSING: 'no price',
  PRICE_ZERO: 'the price is 0; an offer needs a price above it',
  PRICE_UNREADABLE: '"{text}" is not a price; write digits, e.g. 1490.50',
  PRICE_AMBIGUOUS:
    '"{text}" is ambiguous, because "{mark}" precedes the fraction of other prices of this feed; write {thousands} or {fraction}',
  PRICE_WITHOUT_RATE: 'no rate for {currency}; give one, e.g. --rate {currency}=92.5',
  PRICE_WITH_WRONG_RATE: 'no rate for {currency} (the feed says "{rate}"); give one, e.g. --rate {currency}=92.5',
  PRICE_TOO_LARGE: '"{text}" is too large',
  OLD_PRICE_UNREADABLE: '"{text}" is not a price; write digits, e.g. 1490.50; ignored',
  OLD_PRICE_AMBIGUOUS:
    '"{text}" is ambiguous, because "{mark}" precedes the fraction of other prices of this feed; write {thousands} or {fraction}; ignored',
  OLD_PRICE_WITHOUT_RATE: 'no rate for {currency}; give one, e.g. --rate {currency}=92.5; ignored',
  OLD_PRICE_WITH_WRONG_RATE:
    'no rate for {currency} (the feed says "{rate}"); give one, e.g. --rate {currency}=92.5; ignored',
  OLD_PRICE_TOO_LARGE: '"{text}" is too large; ignored',
  OLD_PRICE_BELOW: 'old price {oldPrice} is below the price {price}; ignored',
  OLD_PRICE_NOT_ABOVE: 'the old price is not above the price; ignored',
  LOYALTY_PRICE_ABOVE: 'the loyalty price is above the price; ignored',
  SALE_WITHOUT_REGULAR_PRICE: 'the sale has dates, but there is no regular price',
  SALE_PRICE_ABOVE: 'sale price {salePrice} is above the regular price {price}; ignored',
  SCHEDULED_PRICE_ENDS_FIRST: 'a scheduled price ends before it begins; ignored',
  SCHEDULED_PRICES_OVERLAP: 'two scheduled prices overlap; the later is ignored',
  SCHEDULED_PRICE_TOO_LOW: 'a scheduled price is a fiftieth of the regular price or less; ignored',
  SCHEDULED_OLD_PRICE_NOT_ABOVE: 'the old price of a scheduled price is not above it; ignored',
  PRICE_OF_SEVERAL_UNITS: 'the price is for {units} units; send the price of one',
  PRICE_SET_BY_HAND:
    'size {size}: {price:money} was set by hand ({by}, {at}) and stays; the feed says {feedPrice:money}',
  PRICE_HELD_LAST_IMPORT:
    'size {size}: {price:money} is held back and the offer keeps its price; {expected:money} is its own',
  PRICE_HELD_PRODUCT:
    'size {size}: {price:money} is held back and the offer keeps its price; {expected:money} is other sizes of the product',
  PRICE_HELD_OLD_PRICE:
    'size {size}: {price:money} is held back and the offer keeps its price; {expected:money} is its old price',
  PRICE_HELD_CATEGORY:
    'size {size}: {price:money} is held back and the offer keeps its price; {expected:money} is usual in its category',
  PRICE_UNSOLD_LAST_IMPORT:
    'size {size}: {price:money} is held back and the offer is not sold; {expected:money} is its own',
  PRICE_UNSOLD_PRODUCT:
    'size {size}: {price:money} is held back and the offer is not sold; {expected:money} is other sizes of the product',
  PRICE_UNSOLD_OLD_PRICE:
    'size {size}: {price:money} is held back and the offer is not sold; {expected:money} is its old price',
  PRICE_UNSOLD_CATEGORY:
    'size {size}: {price:money} is held back and the offer is not sold; {expected:money} is usual in its category',

  SIZES_WITHOUT_STOCK: 'no size has a figure; all of them are out of stock',
  SIZE_IS_DATE: 'a spreadsheet has made the date {size} of this size; format the column as text',
  SIZE_REPEATED: 'size "{size}" is in this product already; give it another size or colour',
  SIZE_OF_SUPPLIER_REPEATED: 'size "{size}" of {supplier} is in this product already',
  OFFER_WITHOUT_ID: 'the offer has no id; each needs one of its own',
  OFFER_REPEATED: 'this offer is on line {line} already',
  OFFER_OF_OTHER_PRODUCT: 'this offer is in the product of line {line} already',
  OFFER_OF_OTHER_SOURCE: 'size {size} of {supplier} is an offer of the source "{source}" already, which keeps it',
  PRIVATE_SELLER_HAS_ONE_UNIT: 'an order has one unit of a private seller’s offer; ignored',
  NO_OFFER_WITH_PRICE: 'no variant with a price',
  NO_OFFER_YET: 'no offer yet: it is not sold before one comes with a price',
  NO_VARIATION: 'a variable product without a variation in the file',
  VARIATION_WITHOUT_PRODUCT: 'its product {product} is not in the file; give the products and the variations together',
  TYPE_WITHOUT_OFFERS: 'products of type "{type}" have no offers of their own',
  GIFT_CARD: 'gift cards are not goods of this shop',
  DOUBTFUL_GIFT_CARD: 'gift cards are not goods of this shop ("{value}" is read as one)',

  NAME_MISSING: 'no name',
  TITLE_MISSING: 'no title',
  HANDLE_MISSING: 'no handle',
  HANDLE_WITHOUT_TITLE: 'no title in any row of this handle',
  ARTICLE_MISSING: 'neither an article nor a barcode',
  ID_AND_SKU_MISSING: 'neither an ID nor a SKU',
  ITEM_WITHOUT_ID: 'the item has no id; each needs one of its own',
  ELEMENT_WITHOUT_ID: 'a {element} without an id',
  PRODUCT_REPEATED: 'the same product is on line {line} already',
  PRODUCT_NOT_DESCRIBED: 'no file has described this good yet; send the whole catalogue once',
  PRODUCT_LEFT_GROUP: 'its group names it no more; {offers} of its offers are off sale',
  PRODUCT_MOVED: 'its offers are those of "{toSlug}" now; it is off sale, and the address "{slug}" leads there',
  DESCRIPTION_SHORTENED: 'the description is too long; its first {most} characters are kept',
  BRAND_IS_NONE: '"{brand}" is no brand; ignored',
  CATEGORY_REPEATED: 'two levels of the path are the same category',
  IMAGE_UNREADABLE: '"{address}" is neither an http(s) address nor storage:KEY; ignored',
  PICTURE_UNREADABLE: '"{address}" is not an address; ignored',

  BRAND_SLUG_TAKEN: 'the brand "{brand}" has the slug "{slug}"; give this record one of its own',
  BRAND_UNKNOWN: 'there is no brand "{brand}"; brands come first',
  CATEGORY_UNKNOWN: 'there is no category "{category}"; categories come first',
  PARENT_UNKNOWN: 'there is no category "{category}"; a parent comes before its children',
  PARENT_TOO_DEEP: '"{category}" is on the third level, the last one',
  CATEGORY_WITH_CHILDREN: 'the category has children here and would move to another level; move them first',
  PRODUCTS_UNKNOWN: 'no such products, left out: {products}; products come before the collection',

  COLUMNS_UNREAD: 'columns that are not read: {columns}',
  MORE_COLUMNS_UNREAD: 'columns that are not read: {columns} and {count} more',
  REQUISITES_UNREAD: 'requisites that are not read: {names}',
  CELLS_UNLIKE_HEADER: '{cells} cells where the header has {columns}; quote cells that hold separators or line breaks',
  DATABASE_REFUSED: 'the database refuses it: {details}',

  VALUE_MISSING: 'no value',
  VALUE_INVALID: 'invalid: {details}',
  VALUE_OF_WRONG_TYPE: 'not of the type {expected}',
  VALUE_NOT_LISTED: 'not one of {allowed}',
  TEXT_EMPTY: 'no characters; write at least one',
  TEXT_TOO_LONG: 'more than {most} characters',
  LIST_TOO_LONG: 'more than {most} in the list',
  NUMBER_TOO_SMALL: 'the number is below {least}',
  NUMBER_TOO_LARGE: 'the number is above {most}',
  SLUG_INVALID: 'no slug: lower-case latin letters, digits and single hyphens',
  COLOUR_INVALID: 'no colour in the form #rrggbb',
  COUNTRY_INVALID: 'no country code of two capitals (ISO 3166-1 alpha-2)',
  TIME_INVALID: 'no time in the form 2026-11-29T12:00:00Z',
  FIELDS_UNKNOWN: 'unknown fields: {names}',
  KIND_UNKNOWN: 'unknown kind of record',

  OTHER_VALUES: 'other values, less frequent',
} as const;

type Messages = typeof REASON_MESSAGES;
export type ReasonCode = keyof Messages;

export const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(REASON_MESSAGES, text);

type NameOf<Place extends string> = Place extends `${infer Name}:money` ? Name : Place;
type NamesIn<Message extends string> = Message extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | NamesIn<Rest>
  : never;
type ValuesOf<Code extends ReasonCode> = Record<NamesIn<Messages[Code]>, string | number>;

const READ_AS = '"{text}" read as ';
/** Codes that say how a text was read. */
export type ReadingCode = {
  [Code in ReasonCode]: Messages[Code] extends `${typeof READ_AS}${string}` ? Code : never;
}[ReasonCode];

/** Why a row was rejected or is doubtful: a code and the values of its message. Money is in kopecks. */
export interface FeedReason<Code extends ReasonCode = ReasonCode> {
  code: Code;
  values: Readonly<Record<string, string>>;
}

/** Returns a reason with the values that its message names. */
export function because<Code extends ReasonCode>(
  code: Code,
  ...[values]: [NamesIn<Messages[Code]>] extends [never] ? [] : [ValuesOf<Code>]
): FeedReason<Code> {
  return { code, values: strings(values ?? {}) };
}

/** Returns how a text was read; the values lack the text itself, which {@link remark} adds. */
export function readAs<Code extends ReadingCode>(
  code: Code,
  ...[values]: [Exclude<NamesIn<Messages[Code]>, 'text'>] extends [never] ? [] : [Omit<ValuesOf<Code>, 'text'>]
): FeedReason<Code> {
  return { code, values: strings(values ?? {}) };
}

const strings = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A value of several reasons together that differs among them. */
export const ANY_VALUE = '…';

/** Returns the English message of a reason. */
export const messageOf = ({ code, values }: FeedReason): string => filled(REASON_MESSAGES[code], values);

/** Returns the English words for what a text was read as; null if the reason is another one. */
export function meaningOf({ code, values }: FeedReason): string | null {
  const message: string = REASON_MESSAGES[code];
  return message.startsWith(READ_AS) ? filled(message.slice(READ_AS.length), values) : null;
}

function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)(:money)?\}/g, (_, name: string, isMoney?: string) => {
    const value = values[name] ?? ANY_VALUE;
    return isMoney && value !== ANY_VALUE ? `${(Number(value) / 100).toFixed(2)} RUB` : value;
  });
}
