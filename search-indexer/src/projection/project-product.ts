import {
  averageRating,
  FACET_NAMES,
  salePercent,
  type DocumentItem,
  type ProductDocument,
} from '../../contract/index.js';
import {
  attributesIn,
  childrenFromWords,
  goodsName,
  goodsOfBrand,
  goodsOfProduct,
  searchForm,
  sexFromWords,
  sizeKeysOf,
} from '../../language/index.js';
import { customFieldsOf } from './custom-fields-of.js';
import type { ProductSnapshot } from './product-snapshot.js';

/** Maximum number of pictures on a card: the cover, the one shown on hover, and a spare. */
const CARD_IMAGES = 3;

/** Creates the search document of a product; null if shoppers must not find it (inactive or deleted). */
export function projectProduct(product: ProductSnapshot): ProductDocument | null {
  if (!product.active) return null;
  const items = product.items.filter((item) => item.available).map(projectItem);
  const { categories, brands, model, colours } = product;
  const goods = goodsOfBrand(
    goodsOfProduct(
      product.name,
      categories.map(({ name }) => name),
    ),
    brands.map(({ name }) => name),
  );
  const people = peopleOf(product);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    otherNames: product.aiName ? [product.aiName] : [],
    categories: categories.map(named),
    goods,
    fit: fitOf(product, people, goods),
    brands: brands.map(named),
    model: model && named(model),
    colours: colours.map((colour) => ({ ...named(colour), hex: colour.hex })),
    collections: product.collections.map(({ slug, title, ...rest }) => ({ value: slug, name: title, ...rest })),
    materials: product.material,
    seasons: product.seasons,
    ...people,
    meetPrice: product.meetPrice,
    newArrival: product.newArrival,
    publishedAt: product.publishedAt,
    popularity: popularity(product),
    rating: product.rating,
    items,
    ...customFieldsOf(product.customFilters),
    text: textOf({ ...product, ...people }, goods),
    card: {
      id: product.id,
      slug: product.slug,
      name: product.name,
      brands,
      images: product.images.slice(0, CARD_IMAGES),
      colorPalletes: colours,
      badges: product.badges,
      sizes: distinctSizes(items),
      meetPrice: product.meetPrice,
      rating: averageRating(product.rating),
      reviewCount: product.rating.count,
    },
  };
}

/** Returns the available sizes in every size system. */
function fitOf(
  { items, sizeTable }: ProductSnapshot,
  people: Pick<ProductDocument, 'sex' | 'children'>,
  goods: readonly string[],
): string[] {
  const isShoes = goods.includes(SHOES);
  const keys = items
    .filter(({ available }) => available)
    .flatMap(({ size }) => sizeKeysOf({ ...people, size: size.name, isShoes, table: sizeTable ?? null }));
  return [...new Set(keys)].sort();
}

/** Id of shoes in the taxonomy of goods. */
const SHOES = 'aa-8';

/**
 * Returns for whom the product is. Many feeds state this only in the name or the category: `Men's Run Shoes`, `Kids >
 * Tees`.
 */
function peopleOf({
  sex,
  children,
  name,
  brands,
  categories,
}: ProductSnapshot): Pick<ProductDocument, 'sex' | 'children'> {
  const own = brands.reduce((rest, brand) => rest.toLowerCase().replace(brand.name.toLowerCase(), ' '), name);
  const texts = [own, ...categories.map((category) => category.name).toReversed()];
  const named = texts.map(sexFromWords).find((said) => said !== null);
  const isForChildren = texts.some((text) => childrenFromWords(text.replace(OF_ADULTS, ' ')));
  return { sex: sex === 'UNISEX' ? (named ?? sex) : sex, children: children || isForChildren };
}

/** Words that also occur in names of goods for adults: `baby tee`, `girl power`. */
const OF_ADULTS = /\b(girl|boy|baby|child)\b/gi;

function projectItem(item: ProductSnapshot['items'][number]): DocumentItem {
  return {
    id: item.id,
    size: { ...named(item.size), position: item.size.position },
    price: item.price,
    oldPrice: item.oldPrice,
    sale: salePercent(item.price, item.oldPrice),
    fast: item.deliveryIsoCode === 'RU',
    ...customFieldsOf(item.customFilters),
  };
}

/** A unit sold counts as much as twenty views, because it says far more about popularity. */
function popularity(product: ProductSnapshot): number {
  return product.unitSold * 20 + product.viewCount;
}

function textOf(product: ProductSnapshot, goods: readonly string[]): ProductDocument['text'] {
  const join = (parts: (string | null | undefined)[]) => searchForm(parts.filter(Boolean).join(' '));
  const stated = attributesIn(join([product.name, ...product.categories.map(({ name }) => name), product.customText]));
  const description = join([product.description.replace(/<[^>]*>/g, ' ')]);
  const described = attributesIn(description).filter((token) => !stated.includes(token));
  const names = (values: { name: string }[]) => values.map(({ name }) => name);
  return {
    name: join([product.name, product.aiName, ...names(product.brands), product.model?.name]),
    kind: join([...new Set([...names(product.categories), ...goods.map(goodsName)]), ...names(product.colours)]),
    properties: join([
      ...product.material.map((value) => FACET_NAMES.material[value as keyof typeof FACET_NAMES.material]),
      ...product.seasons.map((value) => FACET_NAMES.season[value]),
      FACET_NAMES.sex[product.sex],
      product.children ? 'детские' : null,
      ...new Set([...product.items.map(({ sku }) => sku), ...(product.feedIds ?? []).filter(isArticle)]),
      product.customText,
      ...stated,
    ]),
    description: [description, ...described].filter(Boolean).join(' '),
  };
}

/** Whether the id is an article number that a buyer may paste. Other ids are parts of URLs, or contain the size. */
const isArticle = (id: string): boolean => /^(?=.*\d)[\w.]{4,40}$/.test(id);

function distinctSizes(items: DocumentItem[]): { slug: string; name: string }[] {
  const bySlug = new Map(items.map(({ size }) => [size.value, { slug: size.value, name: size.name }]));
  return [...bySlug.values()];
}

function named({ slug, name }: { slug: string; name: string }): { value: string; name: string } {
  return { value: slug, name };
}
