/** A filter value: `value` is what clients send back, `name` is shown to people. */
export interface DocumentValue {
  value: string;
  name: string;
}

export interface DocumentColour extends DocumentValue {
  /** `#rrggbb` */
  hex: string;
}

export interface DocumentSize extends DocumentValue {
  /** Position of the size in lists. */
  position: number;
}

/** A collection that contains the product, whether or not the collection is visible now. */
export interface DocumentCollection extends DocumentValue {
  /** Position of the product in the collection. */
  place: number;
  /**
   * The period in which the collection is visible, in milliseconds since the epoch; null means no limit on that side.
   */
  from: number | null;
  until: number | null;
}

export type Sex = 'MALE' | 'FEMALE' | 'UNISEX';
export type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

/** The type of a custom field that listings filter by. */
export type FilterableType =
  | 'NUMBER'
  | 'FLAG'
  | 'LIST'
  | 'PRODUCT_REFERENCE'
  | 'BRAND_REFERENCE'
  | 'CATEGORY_REFERENCE'
  | 'COLLECTION_REFERENCE'
  | 'ARTICLE_REFERENCE';

/** A value of a filter by a custom field. */
export interface DocumentCustomValue extends DocumentValue {
  /** Position of an option in lists. Values of a reference field have none. */
  position?: number;
  /**
   * The period in which shoppers can see the object that the field refers to, in milliseconds since the epoch; null
   * means no limit on that side. Left out if shoppers can always see it.
   */
  window?: { from: number | null; until: number | null };
}

/** The value of a custom field that listings filter by. */
export interface DocumentCustomField {
  code: string;
  name: string;
  nameEn: string | null;
  type: FilterableType;
  unit: string | null;
  /** Position of the field in lists. */
  position: number;
  /**
   * The options of a list field, `true` or `false` of a flag, the slug of the object that a reference field refers to;
   * empty for a number.
   */
  values: DocumentCustomValue[];
  /** Number in `unit`; null unless the field is a number. */
  number: number | null;
}

/** An offer that can be bought now. Prices are in kopecks. */
export interface DocumentItem {
  id: string;
  size: DocumentSize;
  price: number;
  oldPrice: number | null;
  /** Discount from `oldPrice` in whole percent; 0 if there is no `oldPrice`. */
  sale: number;
  /** True if the offer ships from Russia. */
  fast: boolean;
  /** Left out if the offer has no custom fields. */
  customFields?: DocumentCustomField[];
}

/** What a product card shows, in the form the API returns. Prices are not stored here; the API adds them on reading. */
export interface ProductCardDocument {
  id: string;
  slug: string;
  name: string;
  brands: { slug: string; name: string }[];
  images: { url: string; alt: string; position: number }[];
  colorPalletes: { slug: string; name: string; hex: string }[];
  badges: { title: string; colours: { text: string; background: string }; logoUrl: string | null }[];
  /** Sizes that can be bought, in the order of the size filter. */
  sizes: { slug: string; name: string }[];
  meetPrice: boolean;
  /** Average rating of the model with two digits; null without reviews. */
  rating: number | null;
  reviewCount: number;
}

/** Everything that listings, filters, sort orders and text search need to know about a product. */
export interface ProductDocument {
  id: string;
  slug: string;
  name: string;
  /** Other names of the product. */
  otherNames: string[];
  /** Path in the category tree, starting at the root. */
  categories: DocumentValue[];
  /** Kinds of goods of the product, with the kinds that include them: ids of `language/concepts/goods.ts`. */
  goods: string[];
  /**
   * Available sizes of the product in every size system: keys of `language/size-systems.ts`. Left out if none is known.
   */
  fit?: string[];
  brands: DocumentValue[];
  model: DocumentValue | null;
  colours: DocumentColour[];
  collections: DocumentCollection[];
  materials: string[];
  seasons: Season[];
  sex: Sex;
  children: boolean;
  meetPrice: boolean;
  /** True if an operator marked the product as new. Products of the last 30 days are new as well; readers add them. */
  newArrival: boolean;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  popularity: number;
  /** Number and sum of the ratings in the approved reviews of all colourways of the model. */
  rating: { count: number; sum: number };
  /** Empty if no offer can be bought; then the product is neither listed nor counted. */
  items: DocumentItem[];
  /** Left out if the product has no custom fields; those of offers are in `items`. */
  customFields?: DocumentCustomField[];
  /**
   * Stemmed words in four groups by weight: first name, brand and model; then category and colour; then other
   * properties; last the description.
   */
  text: { name: string; kind: string; properties: string; description: string };
  card: ProductCardDocument;
}
