/** What somebody typed or an address holds, as the API takes it: trimmed, at most so long, no control or half character in it. */
export function typedText(text: string, most: number): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');
}
