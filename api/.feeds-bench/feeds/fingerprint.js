import { createHash } from 'node:crypto';
/** Raise when normalisation changes what a record means, so that feeds are compared with the catalogue once more. */
const VERSION = 1;
/**
 * SHA-256 (128 bits of it) of each part of a product as a feed gives it. A part that equals the last import's is not
 * written again, so an operator's edits of it survive; a new price in the feed does not undo a name corrected here.
 */
export function fingerprintOf(product) {
    const { name, description, slug, slugGiven, sizeGuide, properties, seoTags, images, items, ...rest } = product;
    return {
        text: digest([name, description, slugGiven ? slug : null, sizeGuide, properties, seoTags]),
        placement: digest(rest),
        images: digest(images),
        offers: digest(items),
    };
}
/** As `product_source.fingerprint` keeps it. */
export function formatFingerprint(parts) {
    return [VERSION, parts.text, parts.placement, parts.images, parts.offers].join('.');
}
/** Null for a fingerprint of another version, which equals nothing. */
export function parseFingerprint(text) {
    const [version, head, placement, images, offers] = text.split('.');
    if (version !== String(VERSION) || !head || !placement || !images || !offers)
        return null;
    return { text: head, placement, images, offers };
}
function digest(value) {
    return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
//# sourceMappingURL=fingerprint.js.map