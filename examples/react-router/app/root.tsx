import '@meet/ui-kit/fonts.css';
import '@meet/ui-kit/styles.css';
import './brand.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMeetClient } from '@meet/client';
import {
  Container,
  DisplayText,
  ErrorPage,
  IconLink,
  ImageLoaderProvider,
  Link,
  LinkProvider,
  LocaleProvider,
  SkipLink,
  Stack,
  StyleScript,
  ThemeProvider,
  ThemeScript,
  ThemeToggle,
  type AnchorProps,
} from '@meet/ui-kit';
import { en } from '@meet/ui-kit/locale/en';
import { use, useState, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Link as RouterLink,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { cartIds } from './cart.server';
import { NonceContext } from './nonce';
import { API_URL, LOCALE, SHOP_NAME } from './shop';

const { pictureUrl } = createMeetClient({ url: API_URL });

const KitLink = ({ href, ...props }: AnchorProps) => <RouterLink to={href} {...props} />;

export async function loader({ request }: Route.LoaderArgs) {
  return { count: (await cartIds(request)).length };
}

export const meta: Route.MetaFunction = () => [{ title: SHOP_NAME }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const [cache] = useState(() => createCache({ key: 'css', speedy: false, nonce }));
  const { count = 0 } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" />
        <ThemeScript nonce={nonce} />
        <StyleScript nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <CacheProvider value={cache}>
          <ThemeProvider>
            <LocaleProvider {...LOCALE} messages={en}>
              <LinkProvider component={KitLink}>
                <ImageLoaderProvider loader={({ src, width }) => pictureUrl(src, { width })}>
                  <SkipLink href="#main" />
                  <Container className="page">
                    <Stack gap={8}>
                      <header>
                        <Stack direction="row" justify="between" align="center">
                          <Link href="/" variant="bare">
                            <DisplayText size="medium">{SHOP_NAME}</DisplayText>
                          </Link>
                          <Stack direction="row" gap={2} align="center">
                            <ThemeToggle />
                            <IconLink icon="bag" label={`Cart, items: ${count}`} count={count} href="/cart" />
                          </Stack>
                        </Stack>
                      </header>
                      <main id="main" tabIndex={-1}>
                        {children}
                      </main>
                    </Stack>
                  </Container>
                </ImageLoaderProvider>
              </LinkProvider>
            </LocaleProvider>
          </ThemeProvider>
        </CacheProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  return isLost ? <ErrorPage kind="not-found" href="/" /> : <ErrorPage kind="no-signal" href={pathname} />;
}
