import { brightness } from '../colour.js';
import { ARTICLE_POSTERS } from '../posters.js';
import { COLLECTIONS } from '../data/collections.js';
import { BANNERS } from '../data/showcase.js';
import { bothPosters, darkKey } from './both-posters.js';

describe('a poster of the dark theme', () => {
  it.each([...ARTICLE_POSTERS, ...COLLECTIONS, ...BANNERS])(
    'the dark poster of $slug shows the goods of the light one on an equally dark ground',
    ({ ground }) => {
      const [light, dark] = bothPosters('demo/a.webp', ground, []);
      expect([light, dark]).toMatchObject([
        { key: 'demo/a.webp', ground },
        { key: 'demo/a-dark.webp', goods: [] },
      ]);
      expect(brightness((dark as { ground: string }).ground)).toBeCloseTo(0.27, 2);
    },
  );

  it('the dark poster has a key of its own', () => {
    expect(darkKey('demo/a.webp')).toBe('demo/a-dark.webp');
  });
});
