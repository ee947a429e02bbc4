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

it('Toaster announces a message in an existing live region, and the message’s button closes the message', async () => {
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

it('Toaster returns the focus before a message’s action runs, and closes the message', async () => {
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

it('Toaster takes the focus on Alt+T, and Escape closes only the message and returns the focus', async () => {
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

it('Toaster shows the progress and the result of a promise in one message', async () => {
  let settle: (total: number) => void = () => undefined;
  render(<Toaster />);
  const pending = new Promise<number>((resolve) => {
    settle = resolve;
  });
  act(
    () => void toast.promise(pending, { loading: 'Оформляем', success: (total) => `Заказ на ${total}`, error: 'Сбой' }),
  );
  expect(await screen.findByText('Оформляем')).toBeInTheDocument();
  // It is announced in its own words alone.
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(async () => settle(128));
  expect(await screen.findByText('Заказ на 128')).toBeInTheDocument();
  expect(screen.queryByText('Оформляем')).not.toBeInTheDocument();
});

describe('a toast that is not pressed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('a toast closes after 4000 ms unless it is loading', async () => {
    render(<Toaster />);
    await pass(200);
    say('Готово');
    act(() => void toast.loading('Оформляем'));
    await pass(3900);
    expect(screen.getByText('Готово')).toBeInTheDocument();
    await pass(600);
    expect(screen.queryByText('Готово')).not.toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByText('Оформляем')).toBeInTheDocument();
    act(() => toast.dismiss());
    await pass(1000);
  });

  it('a toast closes when dismissed in the same frame in which it was replaced', async () => {
    render(<Toaster />);
    await pass(200);
    say('Код отправлен', { ...stay, id: 'code' });
    await pass(200);
    act(() => void toast.error('Код неверен', { id: 'code' }));
    expect(screen.getByText('Код неверен')).toBeInTheDocument();
    act(() => toast.dismiss('code'));
    await pass(500);
    expect(screen.queryByText('Код неверен')).not.toBeInTheDocument();
  });

  it('a toast closes on a swipe of 20 px or faster than 0.11 px/ms, and returns after a shorter one', async () => {
    render(<Toaster />);
    await pass(200);
    // jsdom has no PointerEvent, and counts the time of events by its own clock.
    const touch = (message: HTMLElement, type: string, clientX: number, timeStamp: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX });
      Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: timeStamp } });
      fireEvent(message, event);
    };
    const swipe = (message: HTMLElement, distance: number, milliseconds: number) => {
      touch(message, 'pointerdown', 100, 1000);
      touch(message, 'pointermove', 100 + distance, 1000 + milliseconds);
      expect(message.style.translate).toBe(`${distance}px`);
      touch(message, 'pointerup', 100 + distance, 1000 + milliseconds);
    };
    say('Медленно', stay);
    await pass(200);
    const slow = screen.getByRole('group', { name: 'Медленно' });
    swipe(slow, 10, 200);
    expect(slow.style.translate).toBe('');
    swipe(slow, -20, 400);
    await pass(1000);
    expect(slow).not.toBeInTheDocument();
    say('Быстро', stay);
    await pass(200);
    const fast = screen.getByRole('group', { name: 'Быстро' });
    swipe(fast, 15, 100);
    await pass(1000);
    expect(fast).not.toBeInTheDocument();
  });
});
