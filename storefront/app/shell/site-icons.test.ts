/** @jest-environment node */
import { palettes } from '@meet/ui-kit';
import { existsSync, readFileSync } from 'node:fs';
import { siteIcons } from './site-icons';

const file = (path: string) => new URL(`../../public${path}`, import.meta.url);

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  start_url: string;
  background_color: string;
}

describe('web manifest', () => {
  const manifest = JSON.parse(readFileSync(file('/manifest.webmanifest'), 'utf8')) as Manifest;

  it('the web manifest’s icons exist in the sizes it states', () => {
    for (const { src } of manifest.icons) expect(existsSync(file(src))).toBe(true);
    for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
      // Width and height stand in the head of a PNG.
      const head = readFileSync(file(src));
      expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it('the web manifest opens the home page on the light background', () => {
    expect([manifest.start_url, manifest.background_color]).toEqual(['/', palettes.light.paper]);
  });
});

it('every icon that pages link exists', () => {
  expect(siteIcons.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const { href } of siteIcons) expect(existsSync(file(href))).toBe(true);
});
