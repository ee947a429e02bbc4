import { brightness } from '../colour.js';
import { catalogueEntries } from '../generate-catalogue.js';
import { posters } from '../posters.js';
import { bothPosters, darkKey } from './both-posters.js';
import { shotsOf } from './ideas.js';
import type { PosterOrder } from './poster.js';

const entries = [...catalogueEntries({ seed: 1, now: new Date('2026-11-29T00:00:00Z') })];
const collections = entries.filter(({ record }) => record.kind === 'collection').flatMap((one) => one.compositions);
const all = [...collections, ...posters(entries)].flatMap((one) => (one.kind === 'poster' ? [one] : []));
const MILK = 0.8;

/** Distance between two colours in sRGB, from 0 to 441. */
const distance = (one: string, other: string): number =>
  Math.hypot(...[1, 3, 5].map((at) => parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)));

describe('the posters of the demo', () => {
  it('no two posters for the same theme show the same idea with the same goods', () => {
    const light = all.filter(({ key }) => !key.endsWith('-dark.webp'));
    const seen = light.map(
      ({ order: { idea, figure, goods } }) => `${idea} ${figure} ${goods.map(({ seed }) => seed)}`,
    );
    expect(new Set(seen).size).toBe(light.length);
    expect(new Set(light.map(({ order }) => order.idea)).size).toBeGreaterThanOrEqual(7);
  });

  it.each(all)('the goods of $key can be seen on its background', ({ order: { idea, ground, goods } }) => {
    const isDark = brightness(ground) < 0.4;
    for (const { palette } of shotsOf(idea, goods)) {
      // White goods on a white background are seen by their shadows.
      if (!isDark && brightness(palette.main) > MILK) continue;
      expect(distance(palette.main, ground)).toBeGreaterThan(40);
      if (brightness(palette.main) < 0.2) expect(brightness(ground)).toBeGreaterThan(0.4);
    }
  });

  it('white pairs stand on a pale background in both themes', () => {
    const grounds = all.filter(({ key }) => key.includes('/white-pairs')).map(({ order }) => brightness(order.ground));
    expect(grounds).toHaveLength(2);
    expect(Math.min(...grounds)).toBeGreaterThan(0.6);
  });
});

describe('a poster of the dark theme', () => {
  const goods = all.flatMap(({ order }) => order.goods);
  const black = goods.find(({ palette }) => brightness(palette.main) < 0.2)!;
  const poster: PosterOrder = { idea: 'profiles', ground: '#c9c2b6', besideText: false, goods: [] };
  const groundsOf = (order: PosterOrder, dark?: string) =>
    bothPosters('demo/a.webp', order, dark).map((one) => one.kind === 'poster' && one.order.ground);

  it('the dark poster has its own key and a background of the standard dark brightness', () => {
    expect(bothPosters('demo/a.webp', poster).map(({ key }) => key)).toEqual(['demo/a.webp', darkKey('demo/a.webp')]);
    expect(brightness(groundsOf(poster)[1] as string)).toBeCloseTo(0.27, 2);
  });

  it('the dark poster has a brighter background when it shows black goods, and its own colour when it has one', () => {
    expect(brightness(groundsOf({ ...poster, goods: [black] })[1] as string)).toBeCloseTo(0.46, 2);
    expect(groundsOf(poster, '#b3b1ac')).toEqual(['#c9c2b6', '#b3b1ac']);
  });

  it('darkKey gives the dark poster a different storage key than the light poster', () => {
    expect(darkKey('demo/a.webp')).toBe('demo/a-dark.webp');
  });
});
