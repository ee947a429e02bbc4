import type * as Emotion from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';

// Replaces `@emotion/react`, in the kit too. The original also contains components and a cache, which are not needed
// with this JSX runtime.

export const css = ((...styles: Parameters<typeof serializeStyles>[0]) =>
  serializeStyles(styles)) as typeof Emotion.css;

export const keyframes = ((...frames: Parameters<typeof serializeStyles>[0]) => {
  const { name: hash, styles } = serializeStyles(frames);
  const name = `animation-${hash}`;
  const rules = `@keyframes ${name}{${styles}}`;
  // These marks let Emotion find the keyframes inside a text such as `${turn} 1s`.
  return { name, styles: rules, anim: 1, toString: () => `_EMO_${name}_${rules}_EMO_` };
}) as typeof Emotion.keyframes;
