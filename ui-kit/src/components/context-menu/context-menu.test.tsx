import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContextMenu } from './index.js';

const onEdit = jest.fn();
beforeEach(() => jest.clearAllMocks());

const setup = () => {
  render(
    <ContextMenu
      label="Кеды"
      items={[
        { value: 'edit', label: 'Изменить', onSelect: onEdit },
        'separator',
        { value: 'remove', label: 'Убрать', disabled: true },
      ]}
    >
      <button>Кеды Court Low</button>
    </ContextMenu>,
  );
  return screen.getByRole('button', { name: 'Кеды Court Low' });
};

// jsdom has no layout: the menu is never positioned, and so never visible.
const menu = () => screen.findByRole('menu', { name: 'Кеды', hidden: true });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument());

/** Zag listens to presses outside from the next task on. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('ContextMenu opens by a right click in place of the browser’s menu, and selects the clicked item', async () => {
  const product = setup();
  expect(fireEvent.contextMenu(product)).toBe(false);
  await menu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Изменить', hidden: true }));
  await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
  await isClosed();
});

it.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])(
  'ContextMenu opens by the keys %s, and returns the focus to where it was on Escape',
  async (keys) => {
    const product = setup();
    act(() => product.focus());
    await userEvent.keyboard(keys);
    const list = await menu();
    await waitFor(() => expect(list).toHaveFocus());
    await settled();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isClosed();
    await waitFor(() => expect(product).toHaveFocus());
  },
);

it('ContextMenu finds an item by its letter and selects it on Enter', async () => {
  const product = setup();
  act(() => product.focus());
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  const list = await menu();
  await waitFor(() => expect(list).toHaveFocus());
  await userEvent.keyboard('и');
  await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(product).toHaveFocus());
});

it('ContextMenu leaves other keys and the primary button to what is in the area', async () => {
  const product = setup();
  await userEvent.click(product);
  await userEvent.keyboard('{F10}{Enter}');
  expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument();
});

it('ContextMenu opens by a long press of a finger, and not by a press that ends sooner', async () => {
  jest.useFakeTimers();
  try {
    const product = setup();
    const touch = { pointerType: 'touch', bubbles: true };
    fireEvent.pointerDown(product, touch);
    act(() => jest.advanceTimersByTime(300));
    fireEvent.pointerUp(product, touch);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument();
    fireEvent.pointerDown(product, touch);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('menu', { hidden: true })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
