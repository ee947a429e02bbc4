import { ExpiringLinks } from './expiring-links.js';

const links = new ExpiringLinks('s'.repeat(32), 'label-link', 600);
const NOW = Date.parse('2026-11-29T12:00:00Z');

it('a link shows its thing until it expires', () => {
  const { token, expiresAt } = links.make('a-thing', NOW);
  expect(expiresAt).toEqual(new Date('2026-11-29T12:10:00Z'));
  expect(links.read(token, NOW + 599_999)).toBe('a-thing');
  expect(links.read(token, NOW + 600_000)).toBeNull();
});

it('a link shows nothing when it is changed, cut off or made for another use', () => {
  const { token } = links.make('a-thing', NOW);
  const [id, expires, signature] = token.split('.');
  const wrong = ['', id!, `${id}.${expires}`, `other.${expires}.${signature}`, `${id}.${+expires! + 1}.${signature}`];
  for (const changed of wrong) expect(links.read(changed, NOW)).toBeNull();
  expect(new ExpiringLinks('s'.repeat(32), 'content-preview', 600).read(token, NOW)).toBeNull();
});
