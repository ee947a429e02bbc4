import type { SaveProductItemInput, WholeProductFragment } from '../../graphql/generated/graphql';
import { readPrice, readUnits } from './amounts';
import type { MayWrite } from './new-product-form';

/** A size that a product is to have, too, as it stands in the fields. */
export interface NewSizeForm {
  size: string;
  supplier: string;
  price: string;
  stock: string;
}

type Of = Pick<WholeProductFragment, 'id' | 'items'>;

/** Returns the fields of another size: what the product's first one has, without its size and stock. */
export function newSizeOf({ items }: Of): NewSizeForm {
  const price = items.find((item) => item.price != null)?.price;
  return {
    ...{ size: '', supplier: items[0]?.suppliedBy.name ?? '', stock: '' },
    price: price == null ? '' : String(price / 100),
  };
}

export type NewSizeFaults = Partial<Record<keyof NewSizeForm, 'missing' | 'unreadable' | 'taken'>>;

/** Finds what must be mended before the size can be saved. */
export function newSizeFaults(form: NewSizeForm, { items }: Of, may: MayWrite): NewSizeFaults {
  const faults: NewSizeFaults = {};
  const [size, supplier] = [form.size.trim(), form.supplier.trim()];
  const isThere = items.some((one) => isAlike(one.size, size) && isAlike(one.suppliedBy.name, supplier));
  if (!size) faults.size = 'missing';
  else if (isThere) faults.size = 'taken';
  if (!supplier) faults.supplier = 'missing';
  if (may.prices && form.price.trim() && readPrice(form.price) === null) faults.price = 'unreadable';
  if (may.stock && readUnits(form.stock) === null) faults.stock = 'unreadable';
  return faults;
}

/** What the API is told of the size. */
export function newSizeDto(form: NewSizeForm, { id }: Of, may: MayWrite): SaveProductItemInput {
  const price = readPrice(form.price);
  return {
    ...{ product: { id }, size: form.size.trim(), supplier: { name: form.supplier.trim() } },
    ...(may.prices && price !== null && { price }),
    ...(may.stock && { stock: readUnits(form.stock) ?? 0 }),
  };
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
