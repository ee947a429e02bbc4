import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import type { ToastStore } from '../toasts/toast-store';
import { ToastsProvider } from '../toasts/toasts-context';
import { CodeForm } from './code-form';
import { CooldownStore } from './cooldown-store';
import { CooldownProvider, PageLoadTimeProvider } from './sign-in-context';

const wrong = { status: 422, body: { error: { code: 'CODE_INVALID', message: 'Введенный код неверен' } } };
const answers: Record<string, { status: number; body: unknown }> = {
  '/api/send-sms': { status: 200, body: { sendSmsCode: { cooldownUntil: '2026-01-01T00:00:00Z' } } },
};
const advice = 'Проверьте цифры или запросите новый код';
const field = () => screen.getByRole('textbox', { name: 'Код из сообщения' });
const toasts = { wanted: true, show: jest.fn(), close: jest.fn() } satisfies ToastStore;
const onSignedIn = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  answers['/api/authenticate'] = wrong;
  // Codes are not asked for in the first seconds of a page.
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  globalThis.fetch = (async (path: string) => {
    const { status, body } = answers[path]!;
    return { ok: status < 400, status, json: async () => body };
  }) as never;
});

async function submitWrongCode(): Promise<void> {
  render(
    <SessionProvider value={new SessionStore(null)}>
      <CooldownProvider value={new CooldownStore()}>
        <ToastsProvider value={toasts}>
          <PageLoadTimeProvider value={Date.now()}>
            <CodeForm kind="PHONE" address="+79991234567" onSignedIn={onSignedIn} change={null} />
          </PageLoadTimeProvider>
        </ToastsProvider>
      </CooldownProvider>
    </SessionProvider>,
  );
  await userEvent.type(field(), '1111');
  expect(await screen.findByText(advice)).toBeVisible();
  expect(toasts.show).toHaveBeenLastCalledWith('error', 'Введенный код неверен', undefined, 'code');
}

it('requesting a new code clears the message about the wrong one', async () => {
  await submitWrongCode();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить код ещё раз' }));
  expect(field()).toHaveFocus();
  expect(screen.queryByText(advice)).not.toBeInTheDocument();
  expect(toasts.show.mock.calls.slice(-2)).toEqual([
    ['loading', 'Отправляем код…', undefined, 'code'],
    ['success', 'Код отправлен на ваш номер', undefined, 'code'],
  ]);
});

it('the message about a wrong code is closed after signing in', async () => {
  await submitWrongCode();
  expect(toasts.close).not.toHaveBeenCalled();
  answers['/api/authenticate'] = { status: 200, body: { authenticate: { user: { accessLevel: 'USER' } } } };
  await userEvent.type(field(), '2222');
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(toasts.close).toHaveBeenCalledWith('code');
});
