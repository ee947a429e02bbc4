import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pickStorage } from '../../media/index.js';
import { parseCommandConfig } from '../../platform/config/config.js';
import type { Pool } from '../../platform/database/open-pool.js';
import { openExchange } from './open-exchange.js';

it('openExchange refuses a manifest that names a stored object other than parts of exchanges', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meet-manifest-'));
  try {
    const storage = await pickStorage(
      parseCommandConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgresql://none/none', STORAGE_FOLDER: folder }),
    );
    await storage.put('uploads/secret', Buffer.from('<КоммерческаяИнформация/>'), 'text/xml');
    const path = join(folder, 'manifest');
    const files = [{ name: 'import.xml', parts: ['uploads/secret'] }];
    await writeFile(path, JSON.stringify({ files, priceType: null, oldPriceType: null }));
    // It is refused before the database is asked.
    const opening = openExchange({} as Pool, storage, { path, bytes: 1, source: '1c', complete: false });
    await expect(opening).rejects.toThrow('a part of "import.xml" is not stored any more');
  } finally {
    await rm(folder, { recursive: true });
  }
});
