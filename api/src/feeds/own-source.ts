/** Source name of products that were created in this shop, not imported. Their external id is their own id. */
export const OWN_SOURCE = 'meet';

/**
 * Condition that the offer `o` is of the feed whose record of the product is `s`. One without a source is of the record
 * that made the product.
 */
export const IS_OF_RECORD = `(o."source" = s."source" OR (o."source" IS NULL AND s."offersOnly" IS NOT TRUE))`;
