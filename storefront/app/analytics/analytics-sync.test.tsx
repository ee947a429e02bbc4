import { jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConsentProvider } from '../consent/consent-context';
import { ConsentStore } from '../consent/consent-store';
import { isCounting } from './tell';

let goTo: (path: string) => void;

/** The router alone knows where the shopper is; jsdom lacks what it needs. */
jest.unstable_mockModule('react-router', () => ({
  useLocation() {
    const [pathname, setPathname] = useState('/');
    goTo = (path) => {
      window.history.replaceState(null, '', path);
      setPathname(window.location.pathname);
    };
    return { pathname };
  },
}));

const scripts = () => document.querySelectorAll('script[src]').length;
const views = () =>
  ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
    .map((command) => Array.from(command))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , parameters]) => parameters);

beforeAll(() => {
  // jsdom has no channels between tabs.
  globalThis.BroadcastChannel = class {
    postMessage() {}
    close() {}
  } as never;
});

it('AnalyticsSync counts from the page on which consent was given until it is withdrawn', async () => {
  const consent = new ConsentStore({ ga4: 'G-ABC123', metrika: null }, null);
  const { AnalyticsSync } = await import('./analytics-sync');
  render(
    <ConsentProvider value={consent}>
      <AnalyticsSync />
    </ConsentProvider>,
  );
  document.title = 'Корзина';
  act(() => goTo('/cart'));
  expect([scripts(), isCounting()]).toEqual([0, false]);

  act(() => consent.give('all'));
  await waitFor(() => expect(isCounting()).toBe(true), { timeout: 5000 });
  expect(views()).toEqual([
    { page_location: 'http://localhost/cart', page_title: 'Корзина', page_referrer: 'http://localhost/' },
  ]);

  act(() => goTo('/brands?query=private'));
  expect(views().at(-1)).toMatchObject({
    page_location: 'http://localhost/brands',
    page_referrer: 'http://localhost/cart',
  });

  act(() => consent.give('necessary'));
  expect(isCounting()).toBe(false);
  act(() => goTo('/blog'));
  expect(views()).toHaveLength(2);
});
