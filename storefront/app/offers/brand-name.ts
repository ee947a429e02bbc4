/** The brands of a product as one name; a collaboration has several. Empty without a brand. */
export const brandName = (brands: readonly { name: string }[]): string => brands.map(({ name }) => name).join(' × ');
