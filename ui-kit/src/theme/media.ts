import { breakpoints } from '../tokens/generated/tokens.js';

export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  belowTablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  noScript: '@media (scripting: none)',
  /** High contrast: the browser keeps borders and outlines, and drops backgrounds, gradients and shadows. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
