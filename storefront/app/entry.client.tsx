import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageRequestIdProvider, readPageRequestId } from './browser/page-request-id';
import { reportErrors } from './error-reports/report-errors';
import { followHistory } from './shell/kept-pages';

// React Router exposes the manifest of the build here; the version in it is the build's id.
const manifest = () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest;
followHistory();
reportErrors(() => manifest()?.version ?? '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageRequestIdProvider value={readPageRequestId()}>
        {/* A page is drawn in one piece: in pieces, the page that is left would stand under the new address meanwhile. */}
        <HydratedRouter useTransitions={false} />
      </PageRequestIdProvider>
    </StrictMode>,
    // Errors caught by an error page are reported like uncaught ones.
    { onCaughtError: (error) => window.reportError(error) },
  );
});
