import type { CSSObject } from '@emotion/react';
import type { CSSProperties } from 'react';
import { useHydrated } from './use-hydrated.js';

/**
 * Returns the props of an element whose style changes often, such as a slider's. The server's HTML has the style in a
 * class, because a strict content security policy refuses `style` attributes there; the browser sets it on the element.
 */
export function useMovingStyle(style: CSSProperties): { css?: CSSObject; style?: CSSProperties } {
  return useHydrated() ? { style } : { css: { ...style } };
}
