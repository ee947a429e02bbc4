/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { KeptPage } from './kept-page.js';

const made = { nonce: 'z+1234567890/1234567890==', requestId: '6f9619ff-8b86-4011-b42d-00c04fc964ff' };
const given = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', requestId: 'an-id-of-a-proxy' };

const page = ({ nonce, requestId }: typeof made) =>
  `<head><meta content="${requestId}"><style nonce="${nonce}">p{}</style></head>` +
  `<p>${'Кроссовки '.repeat(20_000)}</p><script nonce="${nonce}">1</script>`;

describe('a kept page', () => {
  it('has the marks of the answer in the place of those it was made with', () => {
    expect(new KeptPage(page(made), made, []).plain(given).toString()).toBe(page(given));
  });

  it('is the same in gzip', async () => {
    const kept = new KeptPage(page(made), made, []);
    expect(kept.gzipped(given)).toBeUndefined();
    await kept.compress();
    const gzipped = kept.gzipped(given)!;
    expect(gunzipSync(gzipped).toString()).toBe(page(given));
    expect(gzipped.length).toBeLessThan(page(given).length / 50);
  });

  it('may be without marks, as the data of a page', async () => {
    const kept = new KeptPage('["data"]', made, []);
    await kept.compress();
    expect(gunzipSync(kept.gzipped(given)!).toString()).toBe('["data"]');
  });
});
