/** Returns the SKU if it is a GTIN, the number under a barcode (https://www.gs1.org/services/check-digit-calculator). */
export function gtinOf(sku: string | null): string | null {
  if (!sku || !/^(?:\d{8}|\d{12,14})$/.test(sku)) return null;
  const sum = [...sku].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? sku : null;
}
