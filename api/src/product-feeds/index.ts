export type { FeedsConfig } from './feeds.config.js';
export { ProductFeedsModule } from './product-feeds.module.js';
