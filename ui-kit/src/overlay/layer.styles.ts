import { css } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';

/**
 * The overlay opened last is on top. Zag numbers overlays in `--layer-index`. Without a number an overlay has just been
 * opened or is closing, and is above the numbered ones.
 */
export const layer = css({ zIndex: `calc(${tokens.layer.overlay} + var(--layer-index, 90))` });

export const backdrop = css(layer, { position: 'fixed', inset: 0, background: tokens.color.backdrop });

/** Fills the screen and positions the panel in it. */
export const positioner = css(layer, { position: 'fixed', inset: 0, display: 'flex', overflow: 'hidden' });
