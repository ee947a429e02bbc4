import { jest } from '@jest/globals';
import { pino } from 'pino';
import type { Statements } from '../platform/database/statements.js';
import type { FairQueue } from '../platform/throttling/fair-queue.js';
import { DescribePictures } from './describe-pictures.js';
import type { MediaConfig } from './media.config.js';
import type { ObjectStorage } from './object-storage.js';
import type { PictureWorkers } from './picture-workers.js';

const HOUR_SECONDS = 3600;

/** A shop in which so many pictures are undescribed, and how often somebody has looked for them. */
function shopWith(count: number) {
  const left = new Set(Array.from({ length: count }, (_, n) => `picture-${n}`));
  const shop = { left, looks: 0 };
  const answers: Record<string, (params: { keys: string[]; key: string; limit: number }) => string[]> = {
    'pictures-undescribed': ({ limit }) => ((shop.looks += 1), [...left].slice(0, limit)),
    'pictures-still-undescribed': ({ keys }) => keys.filter((key) => left.has(key)),
    'picture-describe': ({ key }) => (left.delete(key), []),
  };
  const rows = async ({ name }: { name: string }, params: never) => answers[name]!(params).map((key) => ({ key }));
  const pictures = new DescribePictures(
    { rows } as unknown as Statements,
    {} as PictureWorkers,
    { enter: async () => () => undefined } as unknown as FairQueue,
    { get: async () => null } as unknown as ObjectStorage,
    { PICTURE_SWEEP_SECONDS: HOUR_SECONDS } as MediaConfig,
    pino({ level: 'silent' }),
  );
  return Object.assign(shop, { run: (beforeEach?: () => Promise<void>) => pictures.run(beforeEach) });
}

describe('pictures without size and preview', () => {
  afterEach(() => jest.useRealTimers());

  it('pictures without size and preview are processed in batches of twenty, from one query for a thousand', async () => {
    const shop = shopWith(45);
    expect([await shop.run(), await shop.run(), await shop.run()]).toEqual([20, 20, 5]);
    expect([shop.left.size, shop.looks]).toEqual([0, 1]);
  });

  it('pictures without size and preview are processed one by one while the shop is idle', async () => {
    const shop = shopWith(3);
    const left: number[] = [];
    await shop.run(async () => void left.push(shop.left.size));
    expect(left).toEqual([3, 2, 1]);
  });

  it('a picture is skipped if another process has described it meanwhile', async () => {
    const shop = shopWith(30);
    await shop.run();
    for (const key of [...shop.left].slice(0, 7)) shop.left.delete(key);
    expect(await shop.run()).toBe(3);
  });

  it('the interval between fruitless searches doubles up to PICTURE_SWEEP_SECONDS', async () => {
    jest.useFakeTimers();
    const shop = shopWith(0);
    const looksIn = async (seconds: number) => {
      const before = shop.looks;
      for (let passed = 0; passed < seconds; passed += 15) {
        await shop.run();
        jest.advanceTimersByTime(15_000);
      }
      return shop.looks - before;
    };
    expect(await looksIn(HOUR_SECONDS)).toBe(8);
    expect(await looksIn(4 * HOUR_SECONDS)).toBe(4);
    shop.left.add('new');
    expect(await looksIn(HOUR_SECONDS)).toBeGreaterThan(1);
    expect(shop.left.size).toBe(0);
  });
});
