/** The polynomial of CRC-32, its highest power in the lowest bit. */
const POLYNOMIAL = 0xed_b8_83_20;
/** Polynomials with 1 and x to the 8th, which is one byte. */
const [ONE, BYTE] = [0x80_00_00_00, 0x00_80_00_00];

/** The product of two polynomials modulo that of CRC-32. */
function multiplied(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** What so many bytes behind it do to a CRC-32: x to the power of their bits. */
export function shiftOf(bytes: number): number {
  let [shift, square] = [ONE, BYTE];
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiplied(square, shift);
    square = multiplied(square, square);
  }
  return shift;
}

/**
 * The CRC-32 of bytes and further ones behind them, as zlib's `crc32_combine` has it, which Node does not hand out.
 *
 * @param further - Their CRC-32, and `shiftOf` their number.
 */
export const joinedCrc32 = (sum: number, further: { sum: number; shift: number }): number =>
  (multiplied(further.shift, sum) ^ further.sum) >>> 0;
