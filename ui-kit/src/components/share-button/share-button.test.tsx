import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShareButton } from './index.js';

const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

afterEach(() => {
  set('share', undefined);
  set('clipboard', undefined);
});

it('opens the menu of the system with the whole address', async () => {
  const user = userEvent.setup();
  const share = jest.fn(async () => undefined);
  set('share', share);
  render(<ShareButton title="Кеды Court Low" url="/product/court-low" />);
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(share).toHaveBeenCalledWith({ title: 'Кеды Court Low', url: 'http://localhost/product/court-low' });
});

it('copies the address where there is no such menu, and says so', async () => {
  const user = userEvent.setup();
  const writeText = jest.fn(async () => undefined);
  set('clipboard', { writeText });
  render(<ShareButton title="Кеды Court Low" />);
  await user.click(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledWith('http://localhost/');
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});

it('says when the address could not be copied, and nothing when the menu was closed', async () => {
  const user = userEvent.setup();
  set('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const { rerender } = render(<ShareButton title="Кеды Court Low" />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  set('share', undefined);
  set('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
  rerender(<ShareButton title="Кеды Court Low" />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('Не удалось скопировать ссылку');
});
