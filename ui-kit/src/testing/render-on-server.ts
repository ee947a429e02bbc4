import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** Renders an element on the server and returns its markup in a `div`, for tests of the state before hydration. */
export function renderOnServer(element: ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page;
}
