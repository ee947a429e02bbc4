export type { Transaction } from './catalog-transaction.js';
export { DownloadError, downloadPicture } from './download-picture.js';
export { exportProduct } from './export-catalog.js';
export type { FeedProductInput } from './feed-record.js';
export { findSize, findSupplier, modelOf } from './find-offer-parts.js';
export { sanitiseDescription } from './sanitise-description.js';
export { distinctSlug } from './slug.js';
export { findByExternalId, writeOneProduct } from './write-one-product.js';
export { OWN_SOURCE, productId } from './identify-products.js';
