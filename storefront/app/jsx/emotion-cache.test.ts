/** @jest-environment node */
import { css } from '@emotion/react';
import { createEmotionCache } from './emotion-cache';

function written(styles: Record<string, string>): string {
  const cache = createEmotionCache(undefined);
  return cache.insert('.a', css(styles), cache.sheet, false) ?? '';
}

describe('styles of a page', () => {
  it('emotionCache writes no vendor prefixes for outdated browsers', () => {
    const rule = written({ display: 'inline-flex', alignItems: 'center', transition: 'opacity 1s' });
    expect(rule).toBe('.a{display:inline-flex;align-items:center;transition:opacity 1s;}');
  });

  it.each([
    ['userSelect', 'none', '-webkit-user-select:none;user-select:none;'],
    ['maskImage', 'url(star.svg)', '-webkit-mask-image:url(star.svg);mask-image:url(star.svg);'],
    ['textDecoration', 'underline 1px', '-webkit-text-decoration:underline 1px;text-decoration:underline 1px;'],
  ])('emotionCache writes %s with the prefix that current browsers still need', (property, value, rule) => {
    expect(written({ [property]: value })).toBe(`.a{${rule}}`);
  });

  it('emotionCache adds each rule in a style element of its own when a page is loaded', () => {
    expect(createEmotionCache(undefined).sheet.isSpeedy).toBe(false);
  });
});
