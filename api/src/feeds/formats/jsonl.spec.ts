import { readFeed } from '../../testing/feeds/read-feed.js';
import { jsonl } from './jsonl.js';

const product = (externalId: string): string =>
  JSON.stringify({
    kind: 'product',
    source: 's',
    externalId,
    name: 'N',
    items: [{ size: 'M', supplier: { name: 'S' }, stock: 1, price: 100 }],
  });

describe('jsonl', () => {
  it('jsonl reads one record per line, with or without a byte-order mark, blank lines and a final line break', async () => {
    const { products } = await readFeed(jsonl, `\ufeff${product('a')}\r\n\n${product('b')}`);
    expect(products.map((record) => record.externalId)).toEqual(['a', 'b']);
  });

  it('jsonl stops at an invalid line and names its position', async () => {
    await expect(readFeed(jsonl, `${product('a')}\n{"kind": oops}\n`)).rejects.toThrow(/^line 2.*: not JSON/);
    await expect(readFeed(jsonl, `${product('a')}\n${product('b').slice(0, 40)}`)).rejects.toThrow(
      /^line 2.*cut short/,
    );
  });
});
