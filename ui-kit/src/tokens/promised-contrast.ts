import { type palettes } from './generated/tokens.js';

export type ColourName = keyof (typeof palettes)['light'];

export interface PromisedContrast {
  front: ColourName;
  ground: ColourName;
  /** Minimum contrast by WCAG: 4.5 for text, 3 for the outlines of controls. */
  least: 4.5 | 3;
}

const grounds: ColourName[] = ['paper', 'raised', 'subtle', 'surface-product'];
const texts: ColourName[] = ['ink', 'ink-muted', 'price', 'success', 'warning', 'error', 'info'];
const controls: ColourName[] = ['control', 'focus'];

const pairs = (fronts: ColourName[], backs: ColourName[], least: 4.5 | 3): PromisedContrast[] =>
  fronts.flatMap((front) => backs.map((ground) => ({ front, ground, least })));

/** Pairs of colours whose contrast both palettes guarantee. A test checks them, and the Colour page lists them. */
export const promisedContrast: readonly PromisedContrast[] = [
  ...pairs(texts, grounds, 4.5),
  // Price and other colours are left out, because a press is short, and prices are not controls.
  ...pairs(['ink', 'ink-muted', 'error'], ['pressed'], 4.5),
  ...pairs(['on-action'], ['action', 'action-hover', 'action-pressed'], 4.5),
  ...pairs(['on-volt'], ['volt'], 4.5),
  // Controls are never placed over pictures, so only plain backgrounds are listed.
  ...pairs(controls, ['paper', 'raised', 'subtle', 'pressed'], 3),
];
