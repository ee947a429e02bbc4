import { tokens } from '../tokens/generated/tokens.js';
import { pressed } from './pressed.js';

/** The pressed state of text without a background or border: its background is wider than the text. */
export const pressedWords = {
  [pressed]: {
    background: tokens.color.subtle,
    boxShadow: `-4px 0 ${tokens.color.subtle}, 4px 0 ${tokens.color.subtle}`,
  },
} as const;
