/** Source name of products that were created in this shop, not imported. Their external id is their own id. */
export const OWN_SOURCE = 'meet';

/**
 * SQL condition that the offer `o` comes from the feed whose record of the product is `s`. An offer without a source
 * belongs to the record that created the product.
 */
export const IS_OF_RECORD = `(o."source" = s."source" OR (o."source" IS NULL AND s."offersOnly" IS NOT TRUE))`;
