let told: string | undefined;

/** Tells the server the shop's name. Until then it is that of its own environment. */
export function tellShopName(name: string): void {
  told = name;
}

/**
 * Returns the shop's name, SHOP_NAME. The server knows that of the API (`shell/shop-name.server.ts`), and the browser
 * the `application-name` that `Document` writes into each page.
 */
export function shopName(): string {
  const name =
    typeof document === 'undefined'
      ? (told ?? process.env['SHOP_NAME'])
      : document.querySelector<HTMLMetaElement>('[name=application-name]')?.content;
  return name || 'Meet';
}
