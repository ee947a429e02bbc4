import type { FilterableType, Season, Sex } from '../../contract/index.js';
import type { SizeTableRow } from '../../language/index.js';

/**
 * The value of a filterable custom field. For a list field, a chosen option; for a reference field, the target and the
 * period in which shoppers can see it, in milliseconds since the epoch.
 */
export interface CustomFilterRow {
  code: string;
  name: string;
  nameEn: string | null;
  type: FilterableType;
  unit: string | null;
  position: number;
  number: number | null;
  flag: boolean | null;
  option: string | null;
  optionName: string | null;
  optionPosition: number | null;
  from: number | null;
  until: number | null;
}

/** One row of the view `search_product_snapshot`: the state of a product at one moment. */
export interface ProductSnapshot {
  id: string;
  slug: string;
  name: string;
  aiName: string | null;
  description: string;
  active: boolean;
  children: boolean;
  meetPrice: boolean;
  newArrival: boolean;
  publishedAt: number;
  seasons: Season[];
  material: string[];
  sex: Sex;
  unitSold: number;
  viewCount: number;
  /** Number and sum of the ratings of the model. */
  rating: { count: number; sum: number };
  model: { slug: string; name: string } | null;
  categories: { slug: string; name: string }[];
  brands: { slug: string; name: string }[];
  colours: { slug: string; name: string; hex: string }[];
  collections: { slug: string; title: string; place: number; from: number | null; until: number | null }[];
  badges: { title: string; colours: { text: string; background: string }; logoUrl: string | null }[];
  /** Ids of the product and its offers in supplier feeds. */
  feedIds?: string[];
  /** Lines of its size table; null if the shop has none for the product. */
  sizeTable?: SizeTableRow[] | null;
  images: { url: string; alt: string; position: number }[];
  customFilters: CustomFilterRow[];
  /** Searchable custom field values of the product and its offers. */
  customText: string;
  items: {
    id: string;
    sku: string | null;
    size: { slug: string; name: string; position: number };
    deliveryIsoCode: string;
    available: boolean;
    price: number;
    oldPrice: number | null;
    customFilters: CustomFilterRow[];
  }[];
}
