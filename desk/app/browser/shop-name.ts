/** Returns the shop's name, SHOP_NAME, which the API inserts into the built page. */
export function shopName(): string {
  const name =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('[name=application-name]')?.content;
  return name || 'Meet';
}
