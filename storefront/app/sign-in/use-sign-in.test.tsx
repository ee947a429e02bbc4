import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnalyticsEvent } from '../analytics/analytics-event';
import { forgetWaiting, startCounting, stopCounting } from '../analytics/tell';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import { CooldownStore } from './cooldown-store';
import { CooldownProvider } from './sign-in-context';
import { useSignIn } from './use-sign-in';

const told: AnalyticsEvent[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  told.length = 0;
  forgetWaiting();
  startCounting((event) => told.push(event));
  globalThis.fetch = (async () => ({
    ok: answer.status < 400,
    status: answer.status,
    json: async () => answer.body,
  })) as never;
});
afterEach(stopCounting);

async function signIn(emailOrPhone: string) {
  const session = new SessionStore(null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider value={session}>
      <CooldownProvider value={new CooldownStore()}>{children}</CooldownProvider>
    </SessionProvider>
  );
  const { result } = renderHook(useSignIn, { wrapper });
  const fault = await act(() => result.current.signIn({ emailOrPhone, code: '1234' }));
  return { fault, signedIn: session.signedIn };
}

const authenticated = (registered: boolean) => ({
  status: 200,
  body: { authenticate: { user: { accessLevel: 'USER' }, registered } },
});

it.each([
  [true, 'anna@example.ru', { name: 'sign_up', method: 'email' }],
  [false, 'anna@example.ru', { name: 'login', method: 'email' }],
  [true, '+79991234567', { name: 'sign_up', method: 'phone' }],
])(
  'analytics receives a sign-in once without the shopper’s address (new account: %s, %s)',
  async (registered, who, event) => {
    answer = authenticated(registered);
    expect(await signIn(who)).toEqual({ fault: null, signedIn: true });
    expect(told).toEqual([event]);
  },
);

it('analytics receives no event after a sign-in with a wrong code', async () => {
  answer = { status: 422, body: { error: { code: 'CODE_INVALID', message: 'Введенный код неверен' } } };
  expect(await signIn('anna@example.ru')).toMatchObject({ fault: { code: 'CODE_INVALID' }, signedIn: false });
  expect(told).toEqual([]);
});
