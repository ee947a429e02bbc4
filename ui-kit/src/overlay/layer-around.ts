import { createContext, useContext } from 'react';

/** Whether the overlay around this place is a layer already. Outside of every overlay there is nothing to wait for. */
export const LayerAround = createContext(true);

/**
 * Tells whether an overlay of this place may open. Zag stacks layers in the order in which they open, and React runs
 * the effects of what is inside first: an overlay that is open from the beginning within another one waits for it.
 */
export const useMayOpen = (): boolean => useContext(LayerAround);
