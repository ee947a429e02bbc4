/**
 * Returns the shop's name, SHOP_NAME. The server reads the variable, and the browser the `application-name` that
 * `Document` writes into each page.
 */
export function shopName(): string {
  const name =
    typeof document === 'undefined'
      ? process.env['SHOP_NAME']
      : document.querySelector<HTMLMetaElement>('[name=application-name]')?.content;
  return name || 'Meet';
}
