import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageRequestIdProvider, readPageRequestId } from './browser/page-request-id';
import { reportErrors } from './error-reports/report-errors';

// React Router leaves the manifest of the build here, which has an id.
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
    // Errors that an error page has caught are told like the others.
    { onCaughtError: (error) => window.reportError(error) },
  );
});
