import type { SaveProductInput, WholeProductFragment } from '../../graphql/generated/graphql';
import { propertiesDto, propertiesOf, type ProductProperties } from './product-properties';

/** The values of the product form. */
export interface ProductForm extends ProductProperties {
  name: string;
  active: boolean;
  /** Slug of the main brand; empty if there is none. */
  brand: string;
  /** Slug of the innermost category; empty if there is none. */
  category: string;
  description: string;
  sizeGuide: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

export type ProductField = keyof ProductForm;

export type FieldValue = ProductForm[ProductField];

/** A field that two operators have changed differently. */
export interface FieldConflict {
  field: ProductField;
  yours: FieldValue;
  theirs: FieldValue;
}

type Source = Pick<
  WholeProductFragment,
  'name' | 'active' | 'brandSlugs' | 'category' | 'description' | 'sizeGuide' | 'seoTags' | keyof ProductProperties
>;

/** Returns the form values of a product. */
export const formOf = (product: Source): ProductForm => ({
  name: product.name,
  active: product.active,
  brand: product.brandSlugs[0] ?? '',
  category: product.category.at(-1) ?? '',
  description: product.description,
  sizeGuide: product.sizeGuide ?? '',
  seoTitle: product.seoTags?.title ?? '',
  seoDescription: product.seoTags?.description ?? '',
  seoKeywords: product.seoTags?.keywords ?? '',
  ...propertiesOf(product),
});

/** Lists are compared by what they hold. */
const isSame = (one: FieldValue | undefined, other: FieldValue) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the edits that differ from the saved values. */
export function changesOf(edits: Partial<ProductForm>, saved: ProductForm): Partial<ProductForm> {
  const fields = Object.keys(edits) as ProductField[];
  return Object.fromEntries(
    fields.filter((field) => !isSame(edits[field], saved[field])).map((field) => [field, edits[field]]),
  );
}

/** Returns the API input for the changed fields only. Empty texts are removed. */
export function dtoOf(
  changes: Partial<ProductForm>,
  { id, brandSlugs, version }: Pick<WholeProductFragment, 'id' | 'brandSlugs' | 'version'>,
): SaveProductInput {
  const { name, active, brand, category, description, sizeGuide, seoTitle, seoDescription, seoKeywords } = changes;
  const seo = {
    ...(seoTitle !== undefined && { title: seoTitle }),
    ...(seoDescription !== undefined && { description: seoDescription }),
    ...(seoKeywords !== undefined && { keywords: seoKeywords }),
  };
  const others = brandSlugs.slice(1).filter((slug) => slug !== brand);
  return {
    id,
    version,
    source: 'api',
    ...(name !== undefined && { name: name.trim() }),
    ...(active !== undefined && { active }),
    ...(brand !== undefined && { brands: brand ? [brand, ...others] : null }),
    ...(category !== undefined && { category: category || null }),
    ...(description !== undefined && { description: description || null }),
    ...(sizeGuide !== undefined && { sizeGuide: sizeGuide || null }),
    ...(Object.keys(seo).length > 0 && { seoTags: seo }),
    ...propertiesDto(changes),
  };
}

/** Finds the fields that were changed here, and differently by another operator meanwhile. */
export function conflictsOf(changes: Partial<ProductForm>, before: ProductForm, now: ProductForm): FieldConflict[] {
  return (Object.keys(changes) as ProductField[]).flatMap((field) => {
    const yours = changes[field]!;
    return isSame(now[field], before[field]) || isSame(now[field], yours) ? [] : [{ field, yours, theirs: now[field] }];
  });
}
