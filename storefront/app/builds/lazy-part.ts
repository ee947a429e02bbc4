import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadAnewOnce } from './lost-chunk';

/**
 * Like React's `lazy`, for a part of the page's frame. If its file cannot be loaded, the part is empty; otherwise the
 * error would replace the whole frame, including the NO SIGNAL page.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch(() => {
      void loadAnewOnce();
      return { default: () => null };
    }),
  ) as LazyExoticComponent<ComponentType<Props>>;
}
