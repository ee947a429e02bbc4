import type { FeedProductInput } from '@meet/api/feed-record';
import type { Material } from '../drawing/textures.js';
import type { Gender } from '../grammar.js';
import type { SilhouetteName } from '../silhouettes/silhouettes.js';
import type { SchemeFamily } from './schemes.js';

export type Season = NonNullable<FeedProductInput['seasons']>[number];
export type Properties = NonNullable<FeedProductInput['properties']>;
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'accessories';

/** One kind of goods: everything its models have in common. */
export interface Kind {
  readonly group: Group;
  readonly category: string;
  readonly silhouette: SilhouetteName;
  /** In the nominative, with what qualifies it: «беговые кроссовки». */
  readonly noun: string;
  readonly gender: Gender;
  /** In the accusative, for «наденьте …». */
  readonly object: string;
  readonly materials: readonly Material[];
  readonly lining?: Material;
  readonly seasons: readonly (readonly Season[])[];
  readonly sexes: readonly ('MALE' | 'FEMALE' | 'UNISEX')[];
  readonly sizes: 'shoe' | 'cloth' | 'hat' | 'one' | 'sock';
  readonly schemes: SchemeFamily;
  /** Roubles at the usual price level. */
  readonly price: number;
  /** Share of models made for children. */
  readonly children: number;
  readonly properties: Properties;
  /** Ends «Чёрные кеды «Вереск» — …». */
  readonly openings: readonly string[];
  /** What is clever about how it is made. */
  readonly makings: readonly string[];
}
