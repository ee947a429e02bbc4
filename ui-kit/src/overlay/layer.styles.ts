import { css, keyframes } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';

/**
 * The layer that was opened last lies on top. Zag counts the layers in `--layer-index`. While a layer has no number, it
 * has just been opened or is moving out: then it lies above the numbered ones.
 */
export const layer = css({ zIndex: `calc(${tokens.layer.overlay} + var(--layer-index, 90))` });

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

export const backdrop = css(layer, { position: 'fixed', inset: 0, background: tokens.color.backdrop });

/** Fills the screen, and places the panel in it. */
export const positioner = css(layer, { position: 'fixed', inset: 0, display: 'flex', overflow: 'hidden' });
