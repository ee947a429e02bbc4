import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askInBrowser } from '../graphql/ask-in-browser';
import { UrlMetadataDocument } from '../graphql/generated/graphql';
import { applyMetadata } from './apply-metadata';

/**
 * Applies title, description and keywords that operators wrote for a path: on the first load in a browser, not on the
 * server, and after each change of the path. Without an answer the page keeps its own.
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
