import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Random part of a token: 192 bits, in hexadecimal digits. The checksum follows it. */
const SECRET_BYTES = 24;
const SHAPE = /^(meet_at_[0-9a-f]{48})([0-9a-f]{8})$/;

/**
 * Returns a new access token: `meet_at_`, 48 random hexadecimal digits and a CRC-32 of both as 8 digits. By prefix and
 * checksum, scanners of published code recognise a token without asking the shop.
 */
export function makeProgramToken(): string {
  const token = `meet_at_${randomBytes(SECRET_BYTES).toString('hex')}`;
  return token + checksumOf(token);
}

/** Returns whether a text can be a token at all: its shape and its checksum are right. */
export function isProgramToken(text: string): boolean {
  const [, token, checksum] = SHAPE.exec(text) ?? [];
  return token !== undefined && checksumOf(token) === checksum;
}

/**
 * Returns the hash of a token, which the database stores. A plain hash suffices, because the token is random and long.
 * The hash is found by an index, so the time of the search reveals nothing about other tokens.
 */
export function hashOfToken(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

const checksumOf = (token: string): string => crc32(token).toString(16).padStart(8, '0');
