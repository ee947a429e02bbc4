import { createContext, useContext } from 'react';

/** Whether the surrounding overlay is registered in the stack. Outside of overlays there is nothing to wait for. */
export const LayerAround = createContext(true);

/**
 * Whether an overlay may open here. Zag stacks overlays in the order in which they open, but React runs inner effects
 * first: an overlay that is initially open inside another one must wait for it.
 */
export const useMayOpen = (): boolean => useContext(LayerAround);
