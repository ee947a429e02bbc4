import type { FeedProductInput } from '@meet/api/feed-record';
import type { ComposedName } from '../composition/composed.js';
import type { Gender } from '../grammar.js';
import type { Material } from './materials.js';
import type { SchemeFamily } from './schemes.js';

export type Season = NonNullable<FeedProductInput['seasons']>[number];
export type Properties = NonNullable<FeedProductInput['properties']>;
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'accessories';

/** A kind of goods, such as running shoes: what all its models have in common. */
export interface Kind {
  readonly group: Group;
  readonly category: string;
  /** Silhouette that the pictures show. */
  readonly silhouette: ComposedName;
  /** Noun with its qualifier, in the nominative: «беговые кроссовки». */
  readonly noun: string;
  readonly gender: Gender;
  /** Noun in the accusative, for «наденьте …». */
  readonly object: string;
  readonly materials: readonly Material[];
  readonly lining?: Material;
  readonly seasons: readonly (readonly Season[])[];
  readonly sexes: readonly ('MALE' | 'FEMALE' | 'UNISEX')[];
  readonly sizes: 'shoe' | 'cloth' | 'double' | 'belt' | 'one' | 'sock';
  readonly schemes: SchemeFamily;
  /** Whether the product has a single colour, so that only this colour is named. */
  readonly plain?: boolean;
  /** Price in roubles at the usual price level. */
  readonly price: number;
  /** Share of models made for children, from 0 to 1. */
  readonly children: number;
  readonly properties: Properties;
  /** Alternative endings of the description's first sentence, «Чёрные кеды «Вереск» — …». */
  readonly openings: readonly string[];
  /** Alternative sentences about details of the product's construction. */
  readonly makings: readonly string[];
}
