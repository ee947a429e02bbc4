import type * as Emotion from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';

// Stands in the place of `@emotion/react`, in the kit too. That has these two functions beside its components and a cache,
// which no page needs with this JSX runtime.

export const css = ((...styles: Parameters<typeof serializeStyles>[0]) =>
  serializeStyles(styles)) as typeof Emotion.css;

export const keyframes = ((...frames: Parameters<typeof serializeStyles>[0]) => {
  const { name: hash, styles } = serializeStyles(frames);
  const name = `animation-${hash}`;
  const rules = `@keyframes ${name}{${styles}}`;
  // In a text, as `${turn} 1s`, they are found by these marks when the styles around are serialised.
  return { name, styles: rules, anim: 1, toString: () => `_EMO_${name}_${rules}_EMO_` };
}) as typeof Emotion.keyframes;
