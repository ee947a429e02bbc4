import type { Season, Sex } from '../../contract/index.js';

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
  images: { url: string; alt: string; position: number }[];
  items: {
    id: string;
    sku: string | null;
    size: { slug: string; name: string; position: number };
    deliveryIsoCode: string;
    available: boolean;
    price: number;
    oldPrice: number | null;
  }[];
}
