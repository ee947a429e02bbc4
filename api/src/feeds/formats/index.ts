import type { FeedFormat } from '../feed-format.js';
import { googleXml } from './google-xml.js';
import { jsonl } from './jsonl.js';
import { shopifyCsv } from './shopify-csv.js';
import { woocommerceCsv } from './woocommerce-csv.js';
import { yml } from './yml.js';

/** All feed formats by the name used on the command line. */
export const FEED_FORMATS = {
  'shopify-csv': shopifyCsv as FeedFormat,
  'woocommerce-csv': woocommerceCsv as FeedFormat,
  yml: yml as FeedFormat,
  'google-xml': googleXml as FeedFormat,
  jsonl,
} as const;

export type FeedFormatName = keyof typeof FEED_FORMATS;
