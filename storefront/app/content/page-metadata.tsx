import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askInBrowser } from '../graphql/ask-in-browser';
import { UrlMetadataDocument } from '../graphql/generated/graphql';

/**
 * Applies the title, description and keywords that operators wrote for a path. It runs in the browser only, on the
 * first load and after each change of the path. If the API does not answer, the page keeps its own.
 */
export function PageMetadata() {
  const { pathname } = useLocation();

  useEffect(() => {
    let isOver = false;
    let undo: (() => void) | undefined;
    const apply = async () => {
      const { data } = await askInBrowser(UrlMetadataDocument, { url: pathname });
      const texts = data?.urlMetadata;
      // Operators write texts for few paths, so the code that applies them is loaded when there are any.
      if (!texts?.title && !texts?.description && !texts?.keywords) return;
      const { applyMetadata } = await import('./apply-metadata');
      if (!isOver) undo = applyMetadata(texts);
    };
    void apply().catch(() => undefined);
    return () => {
      isOver = true;
      undo?.();
    };
  }, [pathname]);

  return null;
}
