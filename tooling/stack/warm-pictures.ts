/** What phones and ordinary screens ask for: cards first, then the collections' posters. */
const WANTED = [/w_320\//, /w_640\//, /w_1536\/.*collections/];

/**
 * Asks for the pictures of the home page, one after another, so that the first shopper need not wait while they are
 * drawn. What fails is drawn when somebody wants it.
 */
export async function warmPictures(shop: string, signal: AbortSignal): Promise<void> {
  try {
    const page = await (await fetch(shop, { signal })).text();
    const addresses = new Set(page.match(/\/_ipx\/[^\s"&]+/g));
    for (const wanted of WANTED) {
      for (const address of addresses) {
        if (wanted.test(address)) await (await fetch(shop + address, { signal })).arrayBuffer();
      }
    }
  } catch {
    // The shop is stopping, or a picture is not to be had: neither is this one's business.
  }
}
