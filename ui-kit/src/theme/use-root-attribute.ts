import { useEffect } from 'react';

/** Sets a `data-` attribute of the root element while the attribute has a value. */
export function useRootAttribute(name: 'density' | 'radius', value: string | undefined): void {
  useEffect(() => {
    if (value === undefined) return undefined;
    const root = document.documentElement;
    root.setAttribute(`data-${name}`, value);
    return () => root.removeAttribute(`data-${name}`);
  }, [name, value]);
}
