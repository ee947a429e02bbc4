/** @jest-environment node */
import { KeptPage } from './kept-page.js';

const made = { nonce: 'z+1234567890/1234567890==', requestId: '6f9619ff-8b86-4011-b42d-00c04fc964ff' };
const given = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', requestId: 'an-id-of-a-proxy' };

const page = ({ nonce, requestId }: typeof made) =>
  `<head><meta content="${requestId}"><style nonce="${nonce}">p{}</style></head>` +
  `<p>${'Кроссовки '.repeat(20_000)}</p><script nonce="${nonce}">1</script>`;

describe('KeptPage', () => {
  it('KeptPage replaces the nonce and request id with those of the answer', () => {
    expect(new KeptPage(page(made), made, []).filled(given).toString()).toBe(page(given));
  });

  it('KeptPage returns the same bytes when the page has no nonce or id, as with page data', () => {
    expect(new KeptPage('["data"]', made, []).filled(given).toString()).toBe('["data"]');
  });
});
