/** Returns the shop's name, SHOP_NAME, which the API writes into the page that the build has left. */
export function shopName(): string {
  const name =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('[name=application-name]')?.content;
  return name || 'Meet';
}
