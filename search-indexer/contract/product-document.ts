/** A value a filter can choose: what clients send back and what people read. */
export interface DocumentValue {
  value: string;
  name: string;
}

export interface DocumentColour extends DocumentValue {
  /** `#rrggbb` */
  hex: string;
}

export interface DocumentSize extends DocumentValue {
  /** Order in lists. */
  position: number;
}

/** A collection that the product is in, shown or not. */
export interface DocumentCollection extends DocumentValue {
  /** Place of the product in the collection. */
  place: number;
  /** The time in which it is on show, milliseconds since the epoch; null is unbounded. */
  from: number | null;
  until: number | null;
}

export type Sex = 'MALE' | 'FEMALE' | 'UNISEX';
export type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

/** An offer that can be bought now. Money in kopecks. */
export interface DocumentItem {
  id: string;
  size: DocumentSize;
  price: number;
  oldPrice: number | null;
  /** Whole percent off `oldPrice`, 0 without one. */
  sale: number;
  /** Ships from Russia. */
  fast: boolean;
}

/** What a product card shows, ready to send. Prices are joined when it is read. */
export interface ProductCardDocument {
  id: string;
  slug: string;
  name: string;
  brands: { slug: string; name: string }[];
  images: { url: string; alt: string; position: number }[];
  colorPalletes: { slug: string; name: string; hex: string }[];
  badges: { title: string; colours: { text: string; background: string }; logoUrl: string | null }[];
  /** Sizes that can be bought, in order. */
  sizes: { slug: string; name: string }[];
  meetPrice: boolean;
}

/** Everything a listing, a filter, a sort and a text search need to know about a product. */
export interface ProductDocument {
  id: string;
  slug: string;
  name: string;
  /** Further names it is known by. */
  otherNames: string[];
  /** From the root of the tree down. */
  categories: DocumentValue[];
  brands: DocumentValue[];
  model: DocumentValue | null;
  colours: DocumentColour[];
  collections: DocumentCollection[];
  materials: string[];
  seasons: Season[];
  sex: Sex;
  children: boolean;
  meetPrice: boolean;
  /** Set by hand only; readers add the products of the last 30 days. */
  newArrival: boolean;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  popularity: number;
  /** Empty when nothing can be bought: the product is then neither listed nor counted. */
  items: DocumentItem[];
  /** Words by weight, in search form: name, brand and model; kind and colour; properties; description. */
  text: { name: string; kind: string; properties: string; description: string };
  card: ProductCardDocument;
}
