import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast, Toaster } from './index.js';

const stay = { duration: Infinity };

afterEach(async () => {
  act(() => toast.dismiss());
  await waitFor(() => expect(document.querySelector('[data-message]')).toBeNull());
});

const say = (...words: Parameters<typeof toast>) => act(() => void toast(...words));

it('announces what happened in a region that was there before, and goes by its button', async () => {
  render(<Toaster />);
  const region = screen.getByRole('region', { name: /Уведомления/ });
  expect(region).toHaveAttribute('aria-live', 'polite');
  act(() => void toast.success('Добавлено в избранное', { description: 'Кеды Court Low' }));
  expect(region).toBeEmptyDOMElement();
  expect(await screen.findByRole('group', { name: 'Добавлено в избранное' })).toBeInTheDocument();
  expect(region).toHaveTextContent('Кеды Court Low');
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByText('Добавлено в избранное')).not.toBeInTheDocument());
});

it('gives the focus back before its action runs, and goes', async () => {
  const focusedBefore = jest.fn();
  render(
    <>
      <button type="button">Удалить</button>
      <Toaster />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Удалить' });
  before.focus();
  say('Удалено', { ...stay, action: { label: 'Вернуть', onClick: () => focusedBefore(document.activeElement) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(focusedBefore).toHaveBeenCalledWith(before);
  await waitFor(() => expect(screen.queryByText('Удалено')).not.toBeInTheDocument());
});

it('is reached by Alt+T, and Escape closes the message alone and returns', async () => {
  const below = jest.fn();
  document.addEventListener('keydown', below, true);
  render(
    <>
      <button type="button">Удалить</button>
      <Toaster />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Удалить' });
  before.focus();
  say('Первое', stay);
  say('Второе', stay);
  const newest = await screen.findByRole('group', { name: 'Второе' });
  await userEvent.keyboard('{Alt>}{t}{/Alt}');
  await waitFor(() => expect(newest).toHaveFocus());
  below.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(below).not.toHaveBeenCalled();
  expect(before).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Второе')).not.toBeInTheDocument());
  expect(screen.getByText('Первое')).toBeInTheDocument();
  document.removeEventListener('keydown', below, true);
});

it('follows a promise in one message', async () => {
  let settle: (total: number) => void = () => undefined;
  render(<Toaster />);
  const pending = new Promise<number>((resolve) => {
    settle = resolve;
  });
  act(
    () => void toast.promise(pending, { loading: 'Оформляем', success: (total) => `Заказ на ${total}`, error: 'Сбой' }),
  );
  expect(await screen.findByText('Оформляем')).toBeInTheDocument();
  await act(async () => settle(128));
  expect(await screen.findByText('Заказ на 128')).toBeInTheDocument();
  expect(screen.queryByText('Оформляем')).not.toBeInTheDocument();
});
