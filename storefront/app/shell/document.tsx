import { palettes, ThemeScript } from '@meet/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { shopName } from '../browser/shop-name';
import { usePageRequestId } from '../browser/page-request-id';
import { closedNoticesScript } from '../closed-notices/closed-notices';
import { useHasScripts } from './has-scripts';
import { useNonce } from './nonce';
import { preloadScripts, startScripts } from './scripts-after-paint';

export function Document({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const requestId = usePageRequestId();
  const hasScripts = useHasScripts();

  // Marks the page as hydrated for end-to-end tests, because a click before hydration has no effect. A React state
  // would render the whole document again.
  useEffect(() => {
    document.body.dataset['hydrated'] = 'true';
  }, []);

  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="application-name" content={shopName()} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={palettes.light.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palettes.dark.paper} />
        {requestId && <meta name="request-id" content={requestId} />}
        <ThemeScript nonce={nonce} />
        <Script source={closedNoticesScript} />
        {hasScripts && <Script source={preloadScripts} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <Script source={startScripts} />
          </>
        )}
      </body>
    </html>
  );
}

/** An inline script. Browsers hide the nonce, so React's warning is suppressed. */
function Script({ source }: { source: string }) {
  // eslint-disable-next-line meet/visible-pieces-from-kit -- a script has no look
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
