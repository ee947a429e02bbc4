/** @jest-environment node */
import { linkPreview } from './link-preview.server';

it('linkPreview returns a URL that depends on the page and on the values it shows', () => {
  const address = linkPreview('/product/veter', { name: 'Ветер', price: 1_299_000 });
  expect(address).toMatch(/^\/link-previews\/product\/veter\.jpg\?v=[\w-]{10}$/);
  expect(linkPreview('/product/veter', { name: 'Ветер', price: 1_299_000 })).toBe(address);
  expect(linkPreview('/product/veter', { name: 'Ветер', price: 999_000 })).not.toBe(address);
});

it('linkPreview puts the last part of a section into the URL, and «any» for the whole catalogue', () => {
  expect(linkPreview('/catalog/shoes/sneakers', null)).toContain('/catalog/sneakers.jpg');
  expect(linkPreview('/catalog', null)).toContain('/catalog/any.jpg');
});
