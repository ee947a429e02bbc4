import type { Counter } from '../analytics-event';
import { deleteCookies } from './delete-cookies';
import { ga4Message } from './ga4-message';
import { loadScript } from './load-script';

type Globals = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

/** Google Analytics 4 for counting only: advertising and Google signals are turned off. */
export function ga4(id: string): Counter {
  const globals = window as unknown as Globals;
  const layer = (globals.dataLayer ??= []);
  // Google's script accepts commands only as `arguments` objects.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- as above
    layer.push(arguments);
  }

  globals[`ga-disable-${id}`] = false;
  gtag('js', new Date());
  gtag('consent', 'default', {
    ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    analytics_storage: 'granted',
  });
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);

  return {
    count(event) {
      const [name, parameters] = ga4Message(event);
      // Later events take the page's address from here instead of reading it in the browser.
      if (name === 'page_view') gtag('set', parameters);
      gtag('event', name, parameters);
    },
    stop() {
      globals[`ga-disable-${id}`] = true;
      deleteCookies(/^_ga/);
    },
  };
}
