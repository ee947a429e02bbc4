/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { webManifest } from '../seo/web-manifest';
import { siteIcons } from './site-icons';

const file = (path: string) => new URL(`../../public${path}`, import.meta.url);

it('the web manifest’s icons exist in the sizes it states', () => {
  const { icons } = webManifest();
  for (const { src } of icons) expect(existsSync(file(src))).toBe(true);
  for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
    // Width and height stand in the head of a PNG.
    const head = readFileSync(file(src));
    expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it('every icon file that the pages link to exists', () => {
  expect(siteIcons.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const { rel, href } of siteIcons) expect(existsSync(file(href)) || rel === 'manifest').toBe(true);
});
