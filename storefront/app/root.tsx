import onestCyrillic from '@meet/ui-kit/fonts/onest-cyrillic-wght-normal.woff2?url';
import onestLatin from '@meet/ui-kit/fonts/onest-latin-wght-normal.woff2?url';
import onestRouble from '@meet/ui-kit/fonts/onest-rouble-wght-normal.woff2?url';
import unboundedLatin from '@meet/ui-kit/fonts/unbounded-latin-wght-normal.woff2?url';
import { ErrorPage, SignalLines } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { shopName } from './browser/shop-name';
import type { Route } from './+types/root';
import { AnalyticsSync } from './analytics/analytics-sync';
import { usePageRequestId } from './browser/page-request-id';
import { BuildSync } from './builds/build-sync';
import { failureId } from './builds/failure-id';
import { NoSignal } from './builds/no-signal';
import type { Consent, Counters } from './consent/consent';
import { readConsent } from './consent/consent-cookie.server';
import { PageMetadata } from './content/page-metadata';
import { apiConfig } from './graphql/api-transport.server';
import { redirects } from './redirects/redirect-middleware.server';
import { StatusWordsContext } from './orders/status-words';
import { Document } from './shell/document';
import { knowShopName } from './shell/shop-name.server';
import { loadShell, type ShellData } from './shell/load-shell.server';
import { buildContext } from './session/request-context';
import { requestScope } from './session/request-scope.server';
import { SessionSync } from './session/session-sync';
import { KeepPage } from './shell/keep-page';
import { keptPages } from './shell/kept-pages';
import { Shell } from './shell/shell';
import { siteIcons } from './shell/site-icons';
import { StoresProvider } from './stores';

export const middleware: Route.MiddlewareFunction[] = [knowShopName, redirects, requestScope];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keptPages];

interface RootData extends ShellData {
  buildId: string;
  /** Ids of the configured analytics services; null if there are none. */
  counters: Counters | null;
  /** The shopper's answer to the cookie notice; null if there is none yet. */
  consent: Consent | null;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  return {
    ...(await loadShell(request.signal)),
    buildId: context.get(buildContext),
    counters: apiConfig.counters,
    consent: readConsent(request.headers.get('cookie')),
  };
}

/**
 * The root's data (the menu and the access level) are loaded once per visit. They need not be reloaded after a sign-in,
 * because the sign-in updates the session store directly.
 */
export const shouldRevalidate = () => false;

export function links(): Route.LinkDescriptors {
  return [
    ...[onestCyrillic, onestLatin, onestRouble, unboundedLatin].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    ...siteIcons,
  ];
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [{ title: shopName() }];
  const lost = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: `${lost ? 'Страница не найдена' : 'Нет сигнала'} — ${shopName()}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Document>
      <StoresProvider
        accessLevel={root?.accessLevel ?? null}
        pageLoadTime={root?.renderedAt ?? 0}
        counters={root?.counters ?? null}
        consent={root?.consent ?? null}
        arrivals={root?.arrivals ?? null}
      >
        <SessionSync />
        <KeepPage />
        <AnalyticsSync />
        {root && <BuildSync buildId={root.buildId} />}
        <StatusWordsContext value={root?.statusWords ?? null}>
          <Shell shell={root?.shell ?? null} year={root?.year ?? new Date().getFullYear()}>
            {children}
          </Shell>
        </StatusWordsContext>
      </StoresProvider>
    </Document>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PageMetadata />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const pageId = usePageRequestId();
  const lost = isRouteErrorResponse(error) && error.status === 404;
  if (lost) return <ErrorPage kind="not-found" href="/catalog" banner={<SignalLines />} />;
  return <NoSignal error={error} href={`${pathname}${search}`} reference={failureId(error, pageId)} />;
}
