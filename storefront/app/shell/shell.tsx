import { css } from '@emotion/react';
import {
  Container,
  ImageLoaderProvider,
  LinkProvider,
  LocaleProvider,
  SkipLink,
  Text,
  ThemeProvider,
  tokens,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../builds/lazy-part';
import { useConsent } from '../consent/consent-context';
import type { ShellQuery } from '../graphql/generated/graphql';
import { isInStores } from '../mobile-app/app-stores';
import { Announcement } from '../showcase/announcement';
import { useToasts } from '../toasts/toasts-context';
import { imageProxyLoader } from './image-loader';
import { useHasScripts } from './has-scripts';
import { kitWords } from './kit-words';
import { NavigationProgress } from './navigation-progress';
import { RouteAnnouncer } from './route-announcer';
import { RouterLink } from './router-link';
import { ShellFooter } from './shell-footer';
import { ShellHeader } from './shell-header';
import { useColourMode } from './use-colour-mode';

// Loaded lazily, because most shoppers have answered.
const ConsentNotice = lazyPart(() => import('../consent/consent-notice'));
// Loaded lazily, because most shops have no app.
const MobileAppBanner = lazyPart(() => import('../mobile-app/mobile-app-banner'));
const ToastHost = lazyPart(() => import('../toasts/toast-host'));

const page = css({
  // Style of a link whose page is being loaded, or of the card of its product. The delay avoids flicker on short waits.
  '& a[aria-busy="true"], & article:has(a[aria-busy="true"])': {
    // eslint-disable-next-line meet/layout-only-styles -- any part of the kit may hold the link, and fades as `Waiting`
    ...{ opacity: 0.5, transition: `opacity ${tokens.duration.feedback} linear 100ms` },
  },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // At 400 % zoom, sticky elements would leave no room to read. The icons of a phone also fit if the browser has a
  // classic scrollbar.
  '@media (max-width: 319px)': {
    '& header > div': { gap: 0, paddingInline: `${tokens.space[2]} ${tokens.space['2-half']}` },
  },
  '@media (max-height: 400px)': { '& header, & [data-sticky], & [data-buy-bar]': { position: 'static' } },
  // In print only the content of the page is visible.
  '@media print': { display: 'block', minHeight: 0, '& > :not(main)': { display: 'none' } },
});
// The footer always starts below the first screen, so content that appears after hydration does not visibly shift it.
const main = css({
  flex: 1,
  minHeight: 'calc(100dvh - 60px)',
  '@media print': { minHeight: 0 },
  // Set after Back; see `keep-page.tsx`.
  'body[data-measured] & article': { contentVisibility: 'visible' },
});

const withoutScripts = css({ paddingBlock: tokens.space[3] });

export interface ShellProps {
  /** Null if the API failed. */
  shell: ShellQuery | null;
  year: number;
  children: ReactNode;
}

export const Shell = observer(function Shell({ shell, year, children }: ShellProps) {
  const directories = shell?.directoryList ?? [];
  const colourMode = useColourMode();
  const toasts = useToasts();
  const consent = useConsent();
  const hasScripts = useHasScripts();
  const { pathname } = useLocation();
  return (
    <ThemeProvider mode={colourMode.mode} onModeChange={colourMode.setMode}>
      <LinkProvider component={RouterLink}>
        <LocaleProvider messages={kitWords}>
          <ImageLoaderProvider loader={imageProxyLoader}>
            <div css={page}>
              <SkipLink href="#content" />
              {consent.open && hasScripts && (
                <Suspense>
                  <ConsentNotice />
                </Suspense>
              )}
              <NavigationProgress />
              <RouteAnnouncer />
              {shell && <Announcement given={shell.announcementBar} path={pathname} />}
              <ShellHeader directories={directories} />
              {/* eslint-disable-next-line meet/visible-pieces-from-kit -- has no look itself */}
              <noscript>
                <Container>
                  <Text size="small" css={withoutScripts}>
                    Без JavaScript работают каталог, фильтры, поиск, вход и корзина. Для избранного, оформления заказа и
                    оплаты включите его.
                  </Text>
                </Container>
              </noscript>
              <main id="content" tabIndex={-1} css={main}>
                {children}
              </main>
              {shell && isInStores(shell.shop.apps) && (
                <Suspense>
                  <MobileAppBanner apps={shell.shop.apps} />
                </Suspense>
              )}
              <ShellFooter directories={directories} shop={shell?.shop ?? null} year={year} />
            </div>
            {toasts.wanted && (
              <Suspense>
                <ToastHost />
              </Suspense>
            )}
          </ImageLoaderProvider>
        </LocaleProvider>
      </LinkProvider>
    </ThemeProvider>
  );
});
