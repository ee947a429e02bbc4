/**
 * A UUID is stored as four words of 32 bits. Comparing the words one by one gives the same order as comparing the
 * texts.
 */
export const UUID_WORDS = 4;

const TEXT_LENGTH = 36;
const HYPHEN = 0x2d;

/** The value of the hexadecimal digit for each character code; 255 for other characters. */
const DIGITS = new Uint8Array(128).fill(255);
for (const [digit, character] of [...'0123456789abcdef'].entries()) DIGITS[character.charCodeAt(0)] = digit;

/** Stores a UUID in words. Returns false if the text is not a UUID in lower case; the words are then undefined. */
export function writeUuid(words: Uint32Array, at: number, id: string): boolean {
  if (id.length !== TEXT_LENGTH) return false;
  let word = 0;
  let digits = 0;
  for (let place = 0; place < TEXT_LENGTH; place += 1) {
    const code = id.charCodeAt(place);
    if (place === 8 || place === 13 || place === 18 || place === 23) {
      if (code !== HYPHEN) return false;
      continue;
    }
    const digit = code < 128 ? DIGITS[code]! : 255;
    if (digit > 15) return false;
    word = (word << 4) | digit;
    digits += 1;
    if (digits % 8 === 0) words[at + digits / 8 - 1] = word;
  }
  return true;
}

export function readUuid(words: Uint32Array, at: number): string {
  let hex = '';
  for (let place = at; place < at + UUID_WORDS; place += 1) hex += words[place]!.toString(16).padStart(8, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
