import { tokens } from '../tokens/generated/tokens.js';
import { pressed } from './pressed.js';

/** A press on words that have neither a ground nor a border: the ground that appears is wider than they are. */
export const pressedWords = {
  [pressed]: {
    background: tokens.color.subtle,
    boxShadow: `-4px 0 ${tokens.color.subtle}, 4px 0 ${tokens.color.subtle}`,
  },
} as const;
