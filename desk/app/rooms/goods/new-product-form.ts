import type { SaveProductInput, SaveProductItemInput, SupplierType } from '../../graphql/generated/graphql';
import { readPrice, readUnits } from './amounts';
import { blankProperties, propertiesDto, type ProductProperties } from './product-properties';
import { MOST_SIZES, readSizes } from './size-runs';

/** A thing that is named by its slug, as it was chosen from a list. */
export interface Choice {
  value: string;
  label: string;
}

/** The values of the form of a new product. */
export interface NewProductForm {
  name: string;
  brand: Choice | null;
  /** What is typed as a brand and is none yet. */
  brandText: string;
  category: Choice | null;
  supplier: string;
  /** Type of a new supplier whom the shop does not know yet. */
  supplierType: SupplierType;
  description: string;
  price: string;
  sizes: string;
  /** Units of every size. `stocks` contains the sizes with a different number of units. */
  stock: string;
  stocks: Record<string, string>;
  properties: ProductProperties;
  /** Taken over from the product that it is to be like: the page of a new one does not ask it. */
  sizeGuide: string | null;
}

export type NewProductField = Exclude<keyof NewProductForm, 'brandText' | 'properties' | 'sizeGuide'>;

export const blankForm: NewProductForm = {
  name: '',
  brand: null,
  brandText: '',
  category: null,
  supplier: '',
  supplierType: 'CONTRACTOR',
  description: '',
  price: '',
  sizes: '',
  stock: '',
  stocks: {},
  properties: blankProperties,
  sizeGuide: null,
};

/** Why a field cannot be saved: empty, not a valid value, too much, or refused by the shop with a message. */
export type FieldFault = 'missing' | 'unreadable' | 'tooMany' | { message: string };

export type FieldFaults = Partial<Record<NewProductField, FieldFault>>;

/** Which fields of product items the operator may change. */
export interface MayWrite {
  items: boolean;
  prices: boolean;
  stock: boolean;
}

/** Returns the typed units of a size: its own number, or else the number for every size. */
export const stockOf = ({ stock, stocks }: Pick<NewProductForm, 'stock' | 'stocks'>, size: string): string =>
  stocks[size]?.trim() || stock;

/** Finds the errors that must be corrected before the product can be saved, in the order of the fields. */
export function faultsOf(form: NewProductForm, may: MayWrite): FieldFaults {
  const faults: FieldFaults = {};
  if (!form.name.trim()) faults.name = 'missing';
  if (!form.brand && form.brandText.trim()) faults.brand = 'missing';
  if (!may.items) return faults;
  const sizes = readSizes(form.sizes);
  if (!form.supplier.trim()) faults.supplier = 'missing';
  if (may.prices && readPrice(form.price) === null) faults.price = form.price.trim() ? 'unreadable' : 'missing';
  if (sizes.length === 0) faults.sizes = 'missing';
  if (sizes.length > MOST_SIZES) faults.sizes = 'tooMany';
  if (may.stock && readUnits(form.stock) === null) faults.stock = 'unreadable';
  if (may.stock && sizes.some((size) => readUnits(form.stocks[size] ?? '') === null)) faults.stocks = 'unreadable';
  return faults;
}

/** The id of the draft identifies the product, so a product that is sent twice is created once. */
const SOURCE = 'desk';

export const productDto = (form: NewProductForm, draftId: string): SaveProductInput => ({
  ...propertiesDto(form.properties),
  ...(form.sizeGuide !== null && { sizeGuide: form.sizeGuide }),
  source: SOURCE,
  externalId: draftId,
  name: form.name.trim(),
  brands: form.brand ? [form.brand.value] : null,
  category: form.category?.value ?? null,
  description: htmlOf(form.description) || null,
});

/** Returns the API's input for each size. */
export function itemsOf(form: NewProductForm, productId: string, may: MayWrite): SaveProductItemInput[] {
  if (!may.items) return [];
  const supplier = { name: form.supplier.trim(), type: form.supplierType };
  return readSizes(form.sizes).map((size) => ({
    product: { id: productId },
    size,
    supplier,
    ...(may.prices && { price: readPrice(form.price) }),
    ...(may.stock && { stock: readUnits(stockOf(form, size)) ?? 0 }),
  }));
}

const fieldOf: Record<string, NewProductField> = {
  name: 'name',
  brands: 'brand',
  category: 'category',
  description: 'description',
  supplier: 'supplier',
  price: 'price',
  size: 'sizes',
  stock: 'stocks',
};

/** Finds the fields that the shop names in a refusal, such as `dto.supplier.name`, with their messages. */
export function faultsIn(fields: unknown): FieldFaults {
  if (!Array.isArray(fields)) return {};
  const faults: FieldFaults = {};
  for (const { field, message } of fields as { field?: unknown; message?: unknown }[]) {
    const name = fieldOf[String(field).split('.')[1] ?? ''];
    if (name && typeof message === 'string') faults[name] ??= { message };
  }
  return faults;
}

/** Turns plain text into paragraphs; HTML is left unchanged. */
export function htmlOf(text: string): string {
  if (/<[a-z][^>]*>/iu.test(text)) return text.trim();
  return text
    .trim()
    .split(/\n\s*\n/u)
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
