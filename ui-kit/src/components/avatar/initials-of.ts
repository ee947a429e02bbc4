/** Returns at most two initials of a name: «АК» for «Анна Каренина», «А» for «Анна». */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/u)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
