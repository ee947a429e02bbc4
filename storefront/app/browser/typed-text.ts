/** Typed text in the form that the API accepts: trimmed, `most` characters at most, no control or half characters. */
export function typedText(text: string, most: number): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');
}
