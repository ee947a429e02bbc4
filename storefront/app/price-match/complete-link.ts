/** Adds https to a link typed without a scheme: «shop.example/boots». */
export function completeLink(typed: string): string {
  const link = typed.trim();
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`;
}
