import type * as Emotion from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';

// Replaces `@emotion/react`, in the kit too. The original also contains components and a cache, which are not needed
// with this JSX runtime.

export const css = ((...styles: Parameters<typeof serializeStyles>[0]) =>
  serializeStyles(styles)) as typeof Emotion.css;
