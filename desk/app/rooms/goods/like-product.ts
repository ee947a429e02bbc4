import type { LikeProductQuery } from '../../graphql/generated/graphql';
import { blankForm, type NewProductForm } from './new-product-form';
import { blankProperties } from './product-properties';
import { textOfSizes } from './size-runs';

type Original = LikeProductQuery['operatorProduct'];

/** Fills the form of a new product from one that it is to be like: all but its stock, colours, badges and pictures. */
export function formLike(product: Original, nameOf: (category: string) => string): NewProductForm {
  const { name, brandSlugs, brands, category, description, items } = product;
  const { sex, children, seasons, material, sizeGuide } = product;
  const [slug, brand] = [brandSlugs[0], brands[0]];
  const innermost = category.at(-1);
  const [first] = items;
  const price = items.find((item) => item.price != null)?.price;
  return {
    ...blankForm,
    name,
    brand: slug && brand ? { value: slug, label: brand } : null,
    category: innermost ? { value: innermost, label: nameOf(innermost) } : null,
    description,
    supplier: first?.suppliedBy.name ?? '',
    supplierType: first?.suppliedBy.type ?? blankForm.supplierType,
    price: price == null ? '' : String(price / 100),
    sizes: textOfSizes([...new Set(items.map(({ size }) => size))]),
    properties: { ...blankProperties, sex, children, seasons, material },
    sizeGuide: sizeGuide ?? null,
  };
}
