/** Adds the scheme that people leave out: «shop.example/boots» is https. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`;
}
