/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { joinedCrc32, shiftOf } from './joined-crc32.js';

const partOf = (bytes: Buffer) => ({ sum: crc32(bytes), shift: shiftOf(bytes.length) });

describe('the CRC-32 of joined bytes', () => {
  it.each([
    [0, 0],
    [0, 5],
    [7, 0],
    [1, 1],
    [24, 36],
    [1000, 65_536],
    [300_001, 3],
  ])('is that of all of them: %i and %i', (first, second) => {
    const [one, other] = [randomBytes(first), randomBytes(second)];
    expect(joinedCrc32(crc32(one), partOf(other))).toBe(crc32(Buffer.concat([one, other])));
  });
});
