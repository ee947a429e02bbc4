import { formatPrice, type Breadcrumb, type SizeOption, type SizeState } from '@meet/ui-kit';
import type { ProductPageQuery } from '../../graphql/generated/graphql';

export type Product = NonNullable<ProductPageQuery['product']>;
export type Offer = Product['items'][number];

export const deliveryWords: Record<Offer['deliverySpeed'], { short: string; long: string }> = {
  FAST: { short: 'Со склада', long: 'Со склада в России: отправим завтра' },
  SLOW: { short: '14–20 дней', long: 'Из Турции: 14–20 дней' },
};

export const canBeBought = (offer: Offer): boolean => offer.active && !offer.isSold && !offer.isReserved;

/** The offer of a size: the cheapest, then the fastest, then the first by id. */
function byChoice(left: Offer, right: Offer): number {
  const price = left.priceDetails.price - right.priceDetails.price;
  if (price !== 0) return price;
  const speed = Number(left.deliverySpeed === 'SLOW') - Number(right.deliverySpeed === 'SLOW');
  return speed !== 0 ? speed : left.id.localeCompare(right.id);
}

/** One offer a size, in the API's order of sizes; a size that cannot be bought keeps its place. */
export function offersBySize(product: Product): Offer[] {
  const sizes = [...new Set(product.items.map(({ size }) => size.slug))];
  return sizes.flatMap((slug) => {
    const offers = product.items.filter(({ size }) => size.slug === slug);
    const buyable = offers.filter(canBeBought).sort(byChoice);
    const reserved = offers.filter(({ isReserved, isSold }) => isReserved && !isSold);
    return buyable[0] ?? reserved[0] ?? offers[0] ?? [];
  });
}

export function shownOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.filter(canBeBought).sort(byChoice)[0];
}

function sizeState(offer: Offer): SizeState {
  if (offer.isSold || !offer.active) return 'sold';
  if (offer.isReserved) return 'reserved';
  return offer.available === 1 ? 'last' : 'available';
}

export function sizeOptions(offers: readonly Offer[]): SizeOption[] {
  const lowest = shownOffer(offers)?.priceDetails.price;
  return offers.map((offer) => {
    // The price above is the lowest: only a size that costs more says so.
    const price = offer.priceDetails.price === lowest ? [] : [formatPrice(offer.priceDetails.price)];
    const notes = canBeBought(offer) ? [...price, deliveryWords[offer.deliverySpeed].short] : [];
    return { id: offer.id, name: offer.size.name, state: sizeState(offer), notes };
  });
}

const propertyNames = {
  material: 'Материал',
  paddingMaterial: 'Подкладка',
  sole: 'Подошва',
  fasteningType: 'Застёжка',
  toeStyle: 'Мысок',
  heelType: 'Каблук',
  shagHeight: 'Высота голенища',
  functionality: 'Назначение',
  sex: 'Пол',
  seasons: 'Сезон',
  modelName: 'Модель',
  factoryDate: 'Дата выпуска',
  packaging: 'Упаковка',
  additionalInfo: 'Дополнительно',
} as const;

export function propertyRows(product: Product): { name: string; value: string }[] {
  const { properties } = product;
  const keys = Object.keys(propertyNames) as (keyof typeof propertyNames)[];
  const rows = keys.flatMap((key) => {
    const value = properties?.[key];
    return value ? { name: propertyNames[key], value } : [];
  });
  const article = modelSku(product.skus);
  return article ? [...rows, { name: 'Артикул', value: article }] : rows;
}

/** Supplier skus differ by size at the end: what they share is the article of the model. */
export function modelSku(skus: readonly string[]): string | undefined {
  const [first, ...others] = skus;
  if (first === undefined || others.length === 0) return first;
  let length = first.length;
  while (length > 0 && !others.every((sku) => sku.startsWith(first.slice(0, length)))) length -= 1;
  const shared = first.slice(0, length).replace(/[-_/. ]+[^-_/. ]*$/, '');
  return shared.length >= 4 ? shared : skus.join(', ');
}

export const brandNames = (product: Product): string => product.brands.map(({ name }) => name).join(' × ');

export function productTrail(product: Product): Breadcrumb[] {
  const categories = [product.productCategory, product.productType, product.productSubType];
  return [
    { name: 'Главная', href: '/' },
    { name: 'Каталог', href: '/catalog' },
    ...categories.flatMap((category) => (category ? { name: category.name, href: `/catalog/${category.slug}` } : [])),
    { name: product.name },
  ];
}

export const gallery = (product: Product) =>
  [...product.images]
    .sort((left, right) => left.position - right.position)
    .map(({ id, url, alt }) => ({ id, src: url, alt: alt || product.name }));
