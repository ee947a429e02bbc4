/** @jest-environment node */
import { linkPreview } from './link-preview.server';

it('a preview is named by the page, and by what stands on it', () => {
  const address = linkPreview('/product/veter', { name: 'Ветер', price: 1_299_000 });
  expect(address).toMatch(/^\/link-previews\/product\/veter\.jpg\?v=[\w-]{10}$/);
  expect(linkPreview('/product/veter', { name: 'Ветер', price: 1_299_000 })).toBe(address);
  expect(linkPreview('/product/veter', { name: 'Ветер', price: 999_000 })).not.toBe(address);
});

it('a section is named by its last part, and the whole catalogue by «any»', () => {
  expect(linkPreview('/catalog/shoes/sneakers', null)).toContain('/catalog/sneakers.jpg');
  expect(linkPreview('/catalog', null)).toContain('/catalog/any.jpg');
});
