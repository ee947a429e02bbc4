/** Reads a typed percentage: «−10», “12,5”; null if the text is not a number, is 0, or reduces prices to nothing. */
export function readPercent(text: string): number | null {
  const plain = text.replace(/[\s%]/gu, '').replace('\u2212', '-').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/u.test(plain)) return null;
  const percent = Number(plain);
  return percent === 0 || percent <= -100 ? null : percent;
}
