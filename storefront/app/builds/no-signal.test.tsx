import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isLostChunk } from './lost-chunk';
import { NoSignal } from './no-signal';

let fetched: string[];

beforeEach(() => {
  fetched = [];
  sessionStorage.clear();
  globalThis.fetch = (async (path: string) => {
    fetched.push(path);
    throw new TypeError('Failed to fetch');
  }) as never;
});

const show = (error: unknown) => render(<NoSignal error={error} href="/cart?a=1" />);

it.each([
  ['Failed to fetch dynamically imported module: https://meet.example/assets/a.js', true],
  ['error loading dynamically imported module: https://meet.example/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
])('isLostChunk for the error message «%s» is %s', (message, expected) =>
  expect(isLostChunk(new TypeError(message))).toBe(expected),
);

it('NoSignal stays on the page with a message when the shop cannot be reached', async () => {
  show(new TypeError('Failed to fetch'));
  expect(screen.getByText('Нет сигнала. Давайте обновим страницу и попробуем снова.')).toBeVisible();
  const button = screen.getByRole('link', { name: 'Обновить страницу' });
  expect(button).toHaveAttribute('href', '/cart?a=1');
  await userEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('Связи пока нет. Попыток: 1');
  expect(fetched).toEqual([expect.stringMatching(/^\/builds\/latest\.json\?\d+$/)]);
});

it('NoSignal checks that the shop is reachable before reloading the page after a script fails to load', () => {
  show(new TypeError('Importing a module script failed.'));
  expect(fetched).toHaveLength(1);
  expect(sessionStorage.getItem('forcedLoads')).toBeNull();
});
