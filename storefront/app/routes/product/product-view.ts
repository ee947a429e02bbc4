import type { Breadcrumb, GalleryItem } from '@meet/ui-kit';
import type { AnalyticsItem } from '../../analytics/analytics-event';
import { brandName } from '../../offers/brand-name';
import type { ProductPageQuery } from '../../graphql/generated/graphql';

type LoadedProduct = NonNullable<ProductPageQuery['product']>;
export type Offer = LoadedProduct['items'][number] & {
  /** The price agreed with this shopper, and until when; `use-own-prices.ts` adds it in the browser. */
  personal?: { price: number; until: string };
};
export type Product = Omit<LoadedProduct, 'items'> & { items: Offer[] };

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

interface PropertyRow {
  name: string;
  value: string;
}

export function propertyRows(product: Product): PropertyRow[] {
  const { properties } = product;
  const keys = Object.keys(propertyNames) as (keyof typeof propertyNames)[];
  const rows = keys.flatMap((key): PropertyRow[] => {
    const value = properties?.[key];
    if (!value) return [];
    return key === 'additionalInfo' ? withCare(value) : [{ name: propertyNames[key], value }];
  });
  const article = modelSku(product.skus);
  return article ? [...rows, { name: 'Артикул', value: article }] : rows;
}

/** Separates care instructions from the remarks. Suppliers write them at the end, after «уход:». */
function withCare(info: string): PropertyRow[] {
  const [, remarks = info, care] = /^(.*?)(?:^|[.;]\s*)уход:\s*(.+)$/is.exec(info) ?? [];
  return [
    ...(remarks.trim() === '' ? [] : [{ name: propertyNames.additionalInfo, value: remarks.trim() }]),
    ...(care ? [{ name: 'Уход', value: care.charAt(0).toUpperCase() + care.slice(1) }] : []),
  ];
}

/** The model's article number: the common beginning of the supplier's SKUs, which end with the size. */
export function modelSku(skus: readonly string[]): string | undefined {
  const [first, ...others] = skus;
  if (first === undefined || others.length === 0) return first;
  let length = first.length;
  while (length > 0 && !others.every((sku) => sku.startsWith(first.slice(0, length)))) length -= 1;
  const shared = first.slice(0, length).replace(/[-_/. ]+[^-_/. ]*$/, '');
  return shared.length >= 4 ? shared : skus.join(', ');
}

export const brandNames = (product: Product): string => brandName(product.brands);

/** The product as analytics knows it, with the price in kopecks of the size that is shown. */
export function productItem(product: Product, shown?: Offer): AnalyticsItem {
  const { slug, name, productCategory, productType, productSubType } = product;
  const categories = [productCategory, productType, productSubType].flatMap((category) => category?.name ?? []);
  return {
    id: slug,
    name,
    ...(product.brands.length > 0 && { brand: brandNames(product) }),
    ...(categories.length > 0 && { category: categories.join('/') }),
    ...(shown && { price: shown.priceDetails.price }),
  };
}

export function productTrail(product: Product): Breadcrumb[] {
  const categories = [product.productCategory, product.productType, product.productSubType];
  return [
    { name: 'Главная', href: '/' },
    { name: 'Каталог', href: '/catalog' },
    ...categories.flatMap((category) => (category ? { name: category.name, href: `/catalog/${category.slug}` } : [])),
    { name: product.name },
  ];
}

/**
 * The pictures of a product, and its videos after the first picture, which stands for a video until it is played. A
 * product without pictures shows no videos either.
 */
export function gallery(product: Product): GalleryItem[] {
  const byPosition = (left: { position: number }, right: { position: number }) => left.position - right.position;
  const [first, ...others] = [...product.images]
    .sort(byPosition)
    .map(({ id, url, alt, preview }) => ({ id, src: url, alt: alt || product.name, preview }));
  if (!first) return [];
  const videos = [...product.videos].sort(byPosition).map(({ url }): GalleryItem => ({
    type: 'video',
    id: url,
    src: `/_ipx/_/${url.split('/').map(encodeURIComponent).join('/')}`,
    poster: first.src,
    alt: `Видео: ${product.name}`,
  }));
  return [first, ...videos, ...others];
}
