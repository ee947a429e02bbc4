import { type Brand, BRANDS } from './data/brands.js';
import type { Kind, Season } from './data/kind.js';
import { type KindName, kindOf } from './data/kinds.js';
import { type Scheme, type SchemeFamily, schemesOf } from './data/schemes.js';
import type { Material } from './data/materials.js';
import { slugOf } from './grammar.js';
import { sizesOf } from './offers.js';
import { hash, type Random, randomFrom } from './random.js';

/** A model: everything that its colourways share. */
export interface Model {
  readonly index: number;
  readonly slug: string;
  /** The product line and a number or word: «Тайга 2». */
  readonly name: string;
  readonly brand: Brand;
  readonly kindName: KindName;
  readonly kind: Kind;
  readonly material: Material;
  readonly materials: readonly Material[];
  readonly seasons: readonly Season[];
  readonly sex: 'MALE' | 'FEMALE' | 'UNISEX';
  readonly children: boolean;
  readonly sizes: readonly string[];
  /** Full price in roubles, before any discount. */
  readonly roubles: number;
  readonly ageDays: number;
  /** Number of colourways. The last models of the catalogue may get one more or one fewer. */
  readonly colourways: number;
  readonly schemes: readonly Scheme[];
}

const COLOURWAYS = [2, 3, 3, 3, 3, 4, 4, 5] as const;
export const MOST_COLOURWAYS = 5;
const EDITIONS = ['', '2', 'Норд', '3', 'Лайт', 'Про', 'Винтаж', '4', 'Сити', '5'] as const;
/** The models appeared over this many days before today. */
const SPREAD_DAYS = 200;

const member = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
};

function nameOfModel(brand: Brand, number: number): string {
  const line = member(brand.lines, number);
  const edition = Math.floor(number / brand.lines.length);
  return `${line} ${EDITIONS[edition] ?? String(edition)}`.trim();
}

function materialsOf(kind: Kind, material: Material): Material[] {
  // A runner combines both materials: a mesh upper has suede panels, and a suede upper has mesh between its panels.
  const partner: Material[] = kind.silhouette === 'runner' ? [material === 'MESH' ? 'SUEDE' : 'MESH'] : [];
  return [...new Set([material, ...partner, ...(kind.lining ? [kind.lining] : [])])];
}

/** Materials for warm days only. */
const LIGHT: ReadonlySet<Material> = new Set(['CANVAS', 'LINEN']);

/**
 * Returns the family of colour schemes. Denim and leather clothes have their own families; otherwise the kind of goods
 * decides.
 */
function familyOf(kind: Kind, material: Material): SchemeFamily {
  if (material === 'DENIM') return 'denim';
  return kind.group === 'clothes' && (material === 'LEATHER' || material === 'SUEDE') ? 'classic' : kind.schemes;
}

/**
 * Returns the full price in roubles: near the usual price of the kind and the brand, but varied enough for a price
 * filter.
 */
const roublesOf = (kind: Kind, brand: Brand, children: boolean, random: Random): number =>
  kind.price * brand.tier * (0.82 + random.next() * 0.4) * (children ? 0.62 : 1);

/**
 * Returns the model with that number. It depends only on the seed and the number, so any range of models can be
 * generated without the others.
 */
export function modelAt(seed: string, index: number): Model {
  const random = randomFrom(`${seed}:model:${index}`);
  const brand = member(BRANDS, index);
  const number = Math.floor(index / BRANDS.length);
  const kindName = member(brand.kinds, number + (hash(`${seed}:${brand.slug}`) % brand.kinds.length));
  const kind = kindOf(kindName);
  const children = random.chance(kind.children);
  const sex = children ? 'UNISEX' : random.pick(kind.sexes);
  const material = random.pick(kind.materials);
  const name = nameOfModel(brand, number);
  return {
    index,
    slug: `${brand.slug}-${slugOf(name)}`,
    name,
    brand,
    kindName,
    kind,
    material,
    materials: materialsOf(kind, material),
    seasons: LIGHT.has(material) ? ['SPRING_SUMMER'] : random.pick(kind.seasons),
    sex,
    children,
    sizes: sizesOf(kind, sex, children, random),
    roubles: roublesOf(kind, brand, children, random),
    ageDays: 1 + Math.floor(SPREAD_DAYS * random.next() ** 1.2),
    schemes: random.some(schemesOf(familyOf(kind, material)), MOST_COLOURWAYS),
    colourways: random.pick(COLOURWAYS),
  };
}
