/**
 * Typed text as the API accepts it: trimmed, at most `most` characters, without control characters and broken surrogate
 * pairs.
 */
export function typedText(text: string, most: number): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');
}
