import type { BrandChoice } from './brand-theme.js';

/** Finished brands, as examples. */
export const brands: Readonly<Record<string, BrandChoice>> = {
  Fjord: { colour: '#0b4f6c', font: 'Trebuchet MS', density: 'comfortable' },
  Umber: { colour: '#7a4a1e', font: 'Georgia', density: 'comfortable' },
  Moss: { colour: '#2f5d46', font: 'Verdana', density: 'compact' },
};
