import { createContext, use, type Context } from 'react';

/**
 * Creates the context of a store and the hook that reads the context. The hook throws if no provider is above the
 * component.
 */
export function createStoreContext<Store>(name: string): readonly [Context<Store | null>, () => Store] {
  const StoreContext = createContext<Store | null>(null);
  const useStore = (): Store => {
    const store = use(StoreContext);
    if (store === null) throw new Error(`${name} has no provider above it`);
    return store;
  };
  return [StoreContext, useStore];
}
