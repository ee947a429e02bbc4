let told: string | undefined;

/** Sets the shop's name on the server. Until then the name from the server's own environment is used. */
export function tellShopName(name: string): void {
  told = name;
}

/**
 * Returns the shop's name, SHOP_NAME. The server gets it from the API (`shell/shop-name.server.ts`), and the browser
 * from the `application-name` that `Document` writes into each page.
 */
export function shopName(): string {
  const name =
    typeof document === 'undefined'
      ? (told ?? process.env['SHOP_NAME'])
      : document.querySelector<HTMLMetaElement>('[name=application-name]')?.content;
  return name || 'Meet';
}
