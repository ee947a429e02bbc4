import type { Pool } from '../../platform/database/open-pool.js';
import type { FeedFormat } from '../feed-format.js';
import { commerceMl } from '../formats/commerceml.js';
import { GoodsSpool } from './goods-spool.js';
import { keepClassifier, keepGoods, keptClassifier, keptGoods } from './known-goods.js';
import type { PriceTypeAnswers } from './price-type.js';

/** Files of 1С that may be imported. */
export interface OpenCommerceMl {
  format: FeedFormat;
  /**
   * Stores what the files stated, once the import has written all of it, because the next files may contain changes
   * only.
   */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Options of reading files of 1С. */
export interface CommerceMlOptions extends PriceTypeAnswers {
  /** Whether the files contain everything that 1С sells. */
  complete: boolean;
  /** As in `CommerceMlContext`; without it no picture of the exchange is known. */
  pictureOf?: (path: string) => string | null;
}

/** Opens files of 1С together with the stored data of earlier files of the source. */
export async function openCommerceMl(
  pool: Pool,
  source: string,
  { complete, pictureOf = () => null, ...answers }: CommerceMlOptions,
): Promise<OpenCommerceMl> {
  const classifier = await keptClassifier(pool, source);
  const spool = new GoodsSpool();
  const format = commerceMl({
    source,
    pictureOf,
    classifier,
    answers,
    complete,
    knownGoods: (ids) => keptGoods(pool, source, ids),
    onGood: (good) => spool.add(good),
  });
  return {
    format,
    keep: async () => {
      for await (const goods of spool.batches()) await keepGoods(pool, source, goods);
      await keepClassifier(pool, source, classifier);
    },
    close: () => Promise.resolve(spool.close()),
  };
}
