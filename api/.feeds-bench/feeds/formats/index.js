import { googleXml } from './google-xml.js';
import { jsonl } from './jsonl.js';
import { shopifyCsv } from './shopify-csv.js';
import { woocommerceCsv } from './woocommerce-csv.js';
import { yml } from './yml.js';
/** Every feed format, by the name the command line knows it by. */
export const FEED_FORMATS = {
    'shopify-csv': shopifyCsv,
    'woocommerce-csv': woocommerceCsv,
    yml: yml,
    'google-xml': googleXml,
    jsonl,
};
//# sourceMappingURL=index.js.map