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

it('ShareButton opens the system’s share menu with an absolute URL', async () => {
  const user = userEvent.setup();
  const share = jest.fn(async () => undefined);
  set('share', share);
  render(<ShareButton title="Кеды Court Low" url="/product/court-low" />);
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(share).toHaveBeenCalledWith({ title: 'Кеды Court Low', url: 'http://localhost/product/court-low' });
});

it('ShareButton copies the URL and announces the copy when there is no share menu', async () => {
  const user = userEvent.setup();
  const writeText = jest.fn(async () => undefined);
  set('clipboard', { writeText });
  render(<ShareButton title="Кеды Court Low" />);
  await user.click(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledWith('http://localhost/');
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});

it('ShareButton says that copying failed, and says nothing when the user closed the share menu', async () => {
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
