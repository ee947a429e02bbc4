import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PageRequestIdProvider, readPageRequestId } from './browser/page-request-id';
import { reportErrors } from './error-reports/report-errors';
import { createEmotionCache } from './shell/emotion-cache';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const cache = createEmotionCache(nonce);

// React Router leaves the manifest of the build here, which has an id.
const manifest = () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest;
reportErrors(() => manifest()?.version ?? '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <PageRequestIdProvider value={readPageRequestId()}>
          <HydratedRouter />
        </PageRequestIdProvider>
      </CacheProvider>
    </StrictMode>,
    // Errors that an error page has caught are told like the others.
    { onCaughtError: (error) => window.reportError(error) },
  );
});
