import type { FeedProductInput } from '@meet/api/feed-record';
import { pathTo } from './data/categories.js';
import type { Scheme } from './data/schemes.js';
import type { Group } from './data/kind.js';
import { descriptionOf, nameOf, seasonText, sexText } from './describe.js';
import { type ComposedName, layersOf, type View, viewsOf } from './composition/composed.js';
import type { ComposedOrder } from './composition/picture.js';
import { materialWords } from './data/materials.js';
import { capitalised } from './grammar.js';
import type { Model } from './models.js';
import { offersOf } from './offers.js';
import { coloursOf, paletteOf } from './palette.js';
import { discountOf } from './prices.js';
import { hash, type Random, randomFrom } from './random.js';

const SOURCE = 'demo';
const DAY = 86_400_000;
const HOUR = 3_600_000;
/**
 * Last hours before the day of the catalogue. In these hours only the best-selling products of `front-row.ts` are sold.
 */
const QUIET_HOURS = 4;

export interface Colourway {
  readonly product: FeedProductInput;
  readonly pictures: readonly { readonly key: string; readonly order: ComposedOrder }[];
}

const SHOE_VIEWS: Record<View, string> = {
  side: 'вид сбоку',
  front: 'вид спереди вполоборота',
  back: 'вид сзади вполоборота',
  above: 'пара, вид сверху',
  detail: 'шнуровка и швы крупным планом',
};
const CLOTH_VIEWS: Partial<Record<View, string>> = {
  front: 'вид спереди',
  back: 'вид сзади',
  side: 'вид сбоку',
  detail: 'ворот и швы крупным планом',
};

/** Detail that a close-up picture shows, for shoes without laces and for accessories. */
const DETAILS: Partial<Record<ComposedName, string>> = {
  'slip-on': 'вырез и швы',
  loafer: 'седло и швы',
  chelsea: 'резинка и швы',
  sandal: 'ремни и пряжки',
  'moc-boot': 'мысок и швы',
  slide: 'ремень и стелька',
  beanie: 'вязка и ярлык',
  cap: 'строчки и люверсы',
  tote: 'ручки и швы',
  bomber: 'воротник и молния',
  hoodie: 'капюшон и шнурок',
  backpack: 'молния и ярлык',
  scarf: 'вязка и бахрома',
  gloves: 'вязка и пальцы',
  belt: 'пряжка и строчка',
  joggers: 'пояс, шнурок и карманы',
  shorts: 'пояс, шнурок и карманы',
  trousers: 'пояс, пуговица и карманы',
  skirt: 'пояс и пуговицы',
  puffer: 'воротник и молния',
  windbreaker: 'воротник и молния',
  coat: 'лацканы и пуговицы',
  shirt: 'воротник и пуговицы',
  sweater: 'вязка и горловина',
  socks: 'вязка и полосы',
  jeans: 'пояс, застёжка и карманы',
};

/** Goods lying on a table are not turned over for their second picture. */
const LYING: ReadonlySet<ComposedName> = new Set(['scarf', 'gloves', 'belt']);

const FITS = [
  'Соответствует размеру.',
  'Соответствует размеру.',
  'Маломерит: возьмите на половину размера больше.',
  'Большемерит: возьмите на половину размера меньше.',
] as const;

/** Returns a normally distributed random number with mean 0 and standard deviation 1. */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/**
 * How well each group of goods sells, as an exponent of e. Sneakers sell best, because the shop is known for sneakers.
 */
const DEMAND: Record<Group, number> = { sneakers: 2.6, shoes: 2.2, clothes: 2.35, accessories: 1.7 };

/**
 * Returns random numbers of units sold and page views. A few products sell in hundreds, most in dozens, and new ones
 * rarely.
 */
function popularity(random: Random, ageDays: number, group: Group): { unitSold: number; viewCount: number } {
  const unitSold = Math.floor(Math.exp(DEMAND[group] + normal(random) * 1.2) * Math.min(1, ageDays / 70));
  return { unitSold, viewCount: unitSold * random.whole(18, 70) + random.whole(5, 240) };
}

/** Describes what a picture shows, for people who cannot see it. */
function viewWords({ layers, view }: ComposedOrder, isShoe: boolean): string {
  if (view === 'detail' && layers in DETAILS) return `${DETAILS[layers]} крупным планом`;
  if (view === 'back' && LYING.has(layers)) return 'вид под углом';
  return (isShoe ? SHOE_VIEWS : CLOTH_VIEWS)[view] ?? 'общий вид';
}

/** Returns a description of the pictures of a colourway, the main one first. */
function picturesOf(model: Model, scheme: Scheme, slug: string): Colourway['pictures'] {
  const layers = layersOf(model.kind.silhouette, model.material);
  return viewsOf(layers).map((view, i) => {
    const order = composedOrderOf(model, scheme, slug, layers, view);
    // Storage and browsers cache pictures by key, so a picture with different contents needs a different key.
    return { key: `demo/${slug}-${i + 1}-${hash(JSON.stringify(order)).toString(36)}.webp`, order };
  });
}

function composedOrderOf(model: Model, scheme: Scheme, seed: string, layers: ComposedName, view: View): ComposedOrder {
  const { kind, material, brand, children } = model;
  return { layers, view, palette: paletteOf(scheme, kind), material, seed, marked: brand.marked, children };
}

function badgesOf(
  product: Pick<FeedProductInput, 'meetPrice' | 'items' | 'unitSold'>,
  ageDays: number,
  exclusive: boolean,
): string[] {
  const stock = product.items.reduce((sum, item) => sum + (item.stock ?? 0), 0);
  return [
    product.meetPrice ? 'meet-price' : '',
    (product.unitSold ?? 0) >= 60 ? 'bestseller' : '',
    ageDays <= 30 ? 'new' : '',
    exclusive ? 'exclusive' : '',
    stock > 0 && stock <= 8 && product.items.length > 2 ? 'few-left' : '',
  ]
    .filter(Boolean)
    .slice(0, 2);
}

/** Returns a colourway of a model with descriptions of its pictures. `today` is the start of a UTC day. */
export function colourwayOf(seed: string, today: Date, model: Model, scheme: Scheme): Colourway {
  const { kind, brand } = model;
  const colours = coloursOf(scheme, kind, brand);
  const slug = [model.slug, ...colours.map((colour) => colour.slug)].join('-');
  const random = randomFrom(`${seed}:colourway:${slug}`);
  const described = {
    kind,
    brand,
    model: model.name,
    material: model.material,
    seasons: model.seasons,
    sex: model.sex,
    children: model.children,
    colours,
  };
  const name = nameOf(described);
  const ageDays = Math.max(1, model.ageDays - (random.chance(0.35) ? random.whole(0, 60) : 0));
  const publishedAt = new Date(today.getTime() - ageDays * DAY + random.whole(6, 19) * HOUR);
  const pictures = picturesOf(model, scheme, slug);
  const sold = popularity(random, ageDays, kind.group);
  const meetPrice = random.chance(0.06);
  const words = materialWords(model.material);
  const isShoe = kind.group === 'sneakers' || kind.group === 'shoes';
  const items = offersOf(
    {
      externalId: slug,
      sku: `${brand.slug.slice(0, 3).toUpperCase()}${String(model.index + 1).padStart(5, '0')}-${colours.map((colour) => colour.slug.slice(0, 3).toUpperCase()).join('')}`,
      sizes: model.sizes,
      fullRoubles: model.roubles * (meetPrice ? 0.9 : 1),
      discount: discountOf(random),
    },
    random,
  );
  const lastEvening = today.getTime() - QUIET_HOURS * HOUR;
  const lastSoldAt =
    sold.unitSold > 0
      ? new Date(publishedAt.getTime() + Math.floor((lastEvening - publishedAt.getTime()) * (1 - random.next() ** 3)))
      : null;
  const product: FeedProductInput = {
    kind: 'product',
    source: SOURCE,
    externalId: slug,
    slug,
    name,
    description: descriptionOf(described, randomFrom(`${seed}:words:${model.index}`), random),
    model: { slug: model.slug, name: `${brand.name} ${model.name}` },
    brands: [brand.name],
    category: pathTo(kind.category).map((category) => ({ name: category.name, slug: category.slug })),
    colours: colours.map((colour) => ({ name: colour.name, slug: colour.slug, hex: colour.hex })),
    sex: model.sex,
    children: model.children,
    seasons: [...model.seasons],
    material: [...model.materials],
    meetPrice,
    newArrival: random.chance(0.03),
    sizeGuide: isShoe ? randomFrom(`${seed}:fit:${model.index}`).pick(FITS) : null,
    publishedAt: publishedAt.toISOString(),
    ...sold,
    lastSoldAt: lastSoldAt?.toISOString() ?? null,
    properties: {
      ...kind.properties,
      ...(layersOf(kind.silhouette, model.material) === 'basketball-mid' && { fasteningType: 'Шнуровка и ремешок' }),
      modelName: model.name,
      material: words.property,
      sex: sexText(model.sex, model.children),
      seasons: capitalised(seasonText(model.seasons)),
      additionalInfo: [
        kind.properties.additionalInfo,
        `Уход: ${words.care.charAt(0).toLowerCase()}${words.care.slice(1)}`,
      ]
        .filter(Boolean)
        .join('. '),
    },
    seoTags: {
      title: `${name} — ${brand.name}`,
      description: `${name}. ${capitalised(kind.openings[0] ?? '')}. Размеры, цены и сроки доставки.`,
      keywords: `${kind.noun}, ${brand.name}, ${model.name}`,
    },
    images: pictures.map(({ key, order }) => ({
      url: `storage:${key}`,
      alt: `${name}, ${brand.name}: ${viewWords(order, isShoe)}`,
    })),
    items,
  };
  return { product: { ...product, badges: badgesOf(product, ageDays, random.chance(0.05)) }, pictures };
}
