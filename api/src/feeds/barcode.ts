const LENGTHS = new Set([8, 12, 13, 14]);

/** Returns whether the text is a barcode (EAN-8, UPC-A, EAN-13, GTIN-14) with the right check digit. */
export function isBarcode(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length) || /^0+$/.test(text)) return false;
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/**
 * Returns the barcode in a cell as a GTIN of 14 digits, because an EAN-13 and the GTIN-14 of the same goods are equal.
 * Excel keeps a long number as text behind an apostrophe. Null if the cell has no barcode.
 */
export function barcodeOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/^'/, '').replace(/[\s-]/g, '');
  return isBarcode(digits) ? digits.padStart(14, '0') : null;
}
