import '@meet/ui-kit/fonts.css';
import '@meet/ui-kit/styles.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  LinkProvider,
  LocaleProvider,
  ThemeProvider,
  ThemeScript,
  useMediaQuery,
  type SomeMessages,
} from '@meet/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { shopName } from './browser/shop-name';
import { LanguageContext, startLanguage, type Language } from './browser/language';
import { writeStored } from './browser/stored';
import { ApiContext, DeskApi } from './graphql/api';
import { SessionContext, SessionStore } from './session/session-store';
import { RouterLink } from './shell/router-link';
import { ChooseLanguageContext } from './shell/use-choose-language';

export { Broken as ErrorBoundary } from './shell/broken';

/** The HTML document, which the build renders once. In each response, the API inserts a nonce for the scripts. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={shopName()} />
        <title>{shopName()}</title>
        <ThemeScript density="compact" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Nothing is shown before the scripts are loaded. */
export function HydrateFallback() {
  return null;
}

/** Creates the stores of a tab, and reads the language that was last chosen. */
function openDesk() {
  const session = new SessionStore();
  const language = startLanguage();
  // Emotion adds style elements, which need the nonce of the page. A rule that joins a loaded one would let the page be
  // laid out again (docs/adr/0022).
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  return { session, language, cache: createCache({ key: 'meet', speedy: false, ...(nonce && { nonce }) }) };
}

/** The component kit contains its Russian texts; the English texts are loaded on demand. */
const localeOf = (language: Language, english: SomeMessages | undefined) =>
  language === 'ru' ? { locale: 'ru-RU' } : { locale: 'en-GB', messages: english };

export default function App() {
  const [{ session, language: first, cache }] = useState(openDesk);
  const [language, setLanguage] = useState(first);
  // On a touch screen, controls are larger.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [english, setEnglish] = useState<SomeMessages>();
  const [api] = useState(() => new DeskApi(session, () => document.documentElement.lang));

  useEffect(() => {
    document.documentElement.lang = language;
    // Browser tests wait for this, because a click before hydration is lost.
    document.body.dataset['hydrated'] = 'true';
    if (language === 'en') void import('@meet/ui-kit/locale/en').then(({ en }) => setEnglish(en));
  }, [language]);

  const choose = (next: Language) => {
    writeStored('language', next);
    setLanguage(next);
  };

  return (
    <CacheProvider value={cache}>
      <LanguageContext value={language}>
        <ChooseLanguageContext value={choose}>
          <LocaleProvider {...localeOf(language, english)}>
            <ThemeProvider density={isTouched ? 'comfortable' : 'compact'}>
              <LinkProvider component={RouterLink}>
                <ApiContext value={api}>
                  <SessionContext value={session}>
                    <Outlet />
                  </SessionContext>
                </ApiContext>
              </LinkProvider>
            </ThemeProvider>
          </LocaleProvider>
        </ChooseLanguageContext>
      </LanguageContext>
    </CacheProvider>
  );
}
