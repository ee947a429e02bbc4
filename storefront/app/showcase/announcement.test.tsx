import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import type { AnnouncementFieldsFragment } from '../graphql/generated/graphql';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import { PageLoadTimeProvider } from '../sign-in/sign-in-context';
import { Announcement } from './announcement';
import { showcaseApi } from './showcase-api';

const bar = (text: string | null, changesAt: string | null = null): AnnouncementFieldsFragment => ({
  announcement: text === null ? null : { text, href: null, tone: 'INFO' },
  changesAt,
});

const draw = (given: AnnouncementFieldsFragment, path = '/', session = new SessionStore(null)) =>
  render(
    <SessionProvider value={session}>
      {createElement(PageLoadTimeProvider, { value: Date.now() }, <Announcement given={given} path={path} />)}
    </SessionProvider>,
  );

const inMs = (wait: number) => new Date(Date.now() + wait).toISOString();

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  // The page arrives at the moment at which it is rendered.
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
});
afterEach(() => jest.useRealTimers());

it('the announcement starts and ends on time without a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ask = jest.spyOn(showcaseApi, 'announcement');
  ask.mockResolvedValueOnce(bar(null, inMs(60_000))).mockResolvedValueOnce(bar('Скидка 20 %'));
  draw(bar('Скидка 10 %', inMs(30_000)));
  expect(screen.getByText('Скидка 10 %')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(ask).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Скидка 20 %')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('the announcement requests nothing when no change is planned', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ask = jest.spyOn(showcaseApi, 'announcement');
  draw(bar('Скидка 10 %'));
  await act(() => jest.advanceTimersByTimeAsync(86_400_000));
  expect(ask).not.toHaveBeenCalled();
});

it('a closed announcement stays closed on the next page until its text changes', async () => {
  const first = draw(bar('Скидка 15 %'));
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть объявление' }));
  expect(screen.queryByText('Скидка 15 %')).not.toBeInTheDocument();
  first.unmount();
  draw(bar('Скидка 15 %'));
  expect(screen.queryByText('Скидка 15 %')).not.toBeInTheDocument();
  draw(bar('Скидка 20 %'));
  expect(screen.getByText('Скидка 20 %')).toBeVisible();
});

it('an announcement with a link is hidden on checkout and payment pages, unlike an announcement without a link', () => {
  const withLink = bar('Скидка 10 %');
  const given = { ...withLink, announcement: { ...withLink.announcement!, href: '/catalog' } };
  for (const path of ['/checkout', '/sandbox-payment/1']) {
    const { unmount } = draw(given, path);
    expect(screen.queryByText('Скидка 10 %')).toBeNull();
    unmount();
  }
  draw(given, '/cart').unmount();
  draw(bar('Курьеры не работают 1 января'), '/checkout');
  expect(screen.getByText('Курьеры не работают 1 января')).toBeVisible();
});

it('the announcement is asked for anew when a guest signs in, because they may have used the code that it names', async () => {
  const ask = jest.spyOn(showcaseApi, 'announcement').mockReset().mockResolvedValue(bar(null));
  const session = new SessionStore(null);
  draw(bar('Промокод MEET10 даст скидку'), '/', session);
  expect(ask).not.toHaveBeenCalled();
  await act(async () => session.signIn('USER'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/MEET10/)).toBeNull();
});
