import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** The markup as it leaves the server, for what differs before JavaScript comes. */
export function renderOnServer(element: ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page;
}
