import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadAnewOnce } from './lost-chunk';

/**
 * Like React's `lazy`, for a part of the frame around pages. If its file cannot be loaded, the part shows nothing:
 * otherwise it would take the whole frame down, and no page could say NO SIGNAL.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch(() => {
      void loadAnewOnce();
      return { default: () => null };
    }),
  ) as LazyExoticComponent<ComponentType<Props>>;
}
