import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askInBrowser } from '../graphql/ask-in-browser';
import { UrlMetadataDocument } from '../graphql/generated/graphql';
import { applyMetadata } from './apply-metadata';

/**
 * Applies the title, description and keywords that operators wrote for a path. It runs in the browser only, on the
 * first load and after each change of the path. If the API does not answer, the page keeps its own.
 */
export function PageMetadata() {
  const { pathname } = useLocation();

  useEffect(() => {
    let isOver = false;
    let undo: (() => void) | undefined;
    void askInBrowser(UrlMetadataDocument, { url: pathname }).then(({ data }) => {
      if (data && !isOver) undo = applyMetadata(data.urlMetadata);
    });
    return () => {
      isOver = true;
      undo?.();
    };
  }, [pathname]);

  return null;
}
