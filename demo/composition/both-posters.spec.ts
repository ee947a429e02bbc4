import { brightness } from '../colour.js';
import { ARTICLE_POSTERS } from '../posters.js';
import { COLLECTIONS } from '../data/collections.js';
import { BANNERS } from '../data/showcase.js';
import { bothPosters, darkKey } from './both-posters.js';

describe('a poster of the dark theme', () => {
  it.each([...ARTICLE_POSTERS, ...COLLECTIONS, ...BANNERS])(
    'the dark poster of $slug has its own key and a background of the standard dark brightness',
    ({ ground }) => {
      const [light, dark] = bothPosters('demo/a.webp', ground, []);
      expect([light, dark]).toMatchObject([
        { key: 'demo/a.webp', ground },
        { key: 'demo/a-dark.webp', goods: [] },
      ]);
      expect(brightness((dark as { ground: string }).ground)).toBeCloseTo(0.27, 2);
    },
  );

  it('darkKey gives the dark poster a different storage key than the light poster', () => {
    expect(darkKey('demo/a.webp')).toBe('demo/a-dark.webp');
  });
});
