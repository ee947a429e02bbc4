import fonts from '@meet/ui-kit/fonts.css?inline';
import styles from '@meet/ui-kit/styles.css?inline';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { PageRequestIdProvider } from './browser/page-request-id';
import { logError } from './graphql/log.server';
import { faultsContext, nonceContext, requestIdContext } from './session/request-context';
import { PageStream } from './shell/page-stream.server';
import { NonceProvider } from './shell/nonce';

export { reportServerError as handleError } from './error-reports/report-server-error.server';
export { guestPage } from './shell/guest-page.server';
export { createRequestContext as createContext, isWhole } from './session/request-context';

export const streamTimeout = 5000;

enableStaticRendering(true);

export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  responseHeaders.set('content-type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') {
    return new Response(null, { status: responseStatusCode, headers: responseHeaders });
  }

  const nonce = loadContext.get(nonceContext) ?? undefined;
  const requestId = loadContext.get(requestIdContext);
  // Bots get the complete page in one piece, because they do not run the scripts that insert streamed parts.
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    let status = responseStatusCode;
    const body = new PageStream(nonce, fonts + styles);
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <PageRequestIdProvider value={requestId}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
        </PageRequestIdProvider>
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // Completed content stays in its place, however large: otherwise a script would have to move it there, and
        // scripts may be off.
        progressiveChunkSize: Infinity,
        [ready]() {
          shellSent = true;
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers: responseHeaders, status }));
        },
        onShellError: reject,
        onError(error: unknown) {
          status = 500;
          loadContext.get(faultsContext).count += 1;
          // A rendering error is logged here only if the start of the page was already sent. An earlier error rejects
          // the promise, and the caller logs it.
          if (shellSent) logError('A part of the page failed after its start was sent:', error, requestId ?? undefined);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    body.once('close', () => clearTimeout(timer));
  });
}
