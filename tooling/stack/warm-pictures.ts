/**
 * Patterns of picture URLs to request, in this order: the sizes of product cards on phones and ordinary screens, then
 * the posters of collections and banners.
 */
const WANTED = [/w_320\//, /w_640\//, /w_1536\/.*(collections|banners)/];

/** As browsers of today ask, which get AVIF. */
const headers = { accept: 'image/avif,image/webp,*/*' };

/**
 * Requests the pictures of the home page one after another, so that they are generated before the first shopper comes.
 * A failed picture is generated on its next request.
 */
export async function warmPictures(shop: string, signal: AbortSignal): Promise<void> {
  try {
    const page = await (await fetch(shop, { signal })).text();
    const addresses = new Set(page.match(/\/_ipx\/[^\s"&]+/g));
    for (const wanted of WANTED) {
      for (const address of addresses) {
        if (wanted.test(address)) await (await fetch(shop + address, { signal, headers })).arrayBuffer();
      }
    }
  } catch {
    // Ignore errors: the shop is stopping, or a picture failed.
  }
}
