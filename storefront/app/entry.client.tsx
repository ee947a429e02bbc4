import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageRequestIdProvider, readPageRequestId } from './browser/page-request-id';
import { reportErrors } from './error-reports/report-errors';

// React Router exposes the manifest of the build here; its version is the build's id.
const manifest = () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest;
reportErrors(() => manifest()?.version ?? '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageRequestIdProvider value={readPageRequestId()}>
        <HydratedRouter />
      </PageRequestIdProvider>
    </StrictMode>,
    // Errors caught by an error page are reported like uncaught ones.
    { onCaughtError: (error) => window.reportError(error) },
  );
});
