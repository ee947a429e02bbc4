import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { Modal } from '../modal/index.js';
import { Menu, type MenuItem } from './index.js';

const onEdit = jest.fn();
const onRemove = jest.fn();
const items: readonly (MenuItem | 'separator')[] = [
  { value: 'edit', label: 'Изменить', onSelect: onEdit },
  { value: 'main', label: 'Сделать основным', disabled: true },
  { value: 'open', label: 'Открыть на карте', href: '#map' },
  'separator',
  { value: 'remove', label: 'Удалить', tone: 'danger', onSelect: onRemove },
];

const setup = () => {
  render(
    <Menu label="Адрес" items={items}>
      {(trigger) => (
        <Button id="address" {...trigger}>
          Действия
        </Button>
      )}
    </Menu>,
  );
  return screen.getByRole('button', { name: 'Действия' });
};

// jsdom has no layout: the menu is never positioned, and so never visible.
const menu = () => screen.findByRole('menu', { name: 'Адрес', hidden: true });
const active = () => {
  const id = screen.getByRole('menu', { hidden: true }).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

/** Zag listens to presses outside from the next task on. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

beforeEach(() => jest.clearAllMocks());

it('Menu moves by arrow keys and letters, skips disabled items and selects on Enter', async () => {
  const opener = setup();
  expect(opener).toHaveAttribute('id', 'address');
  act(() => opener.focus());
  await userEvent.keyboard('{ArrowDown}');
  await menu();
  await waitFor(() => expect(active()).toBe('Изменить'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toBe('Открыть на карте'));
  await userEvent.keyboard('у');
  await waitFor(() => expect(active()).toBe('Удалить'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('Menu selects a clicked item, but not a disabled item', async () => {
  const opener = setup();
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Сделать основным', hidden: true }));
  expect(await menu()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Изменить', hidden: true }));
  await waitFor(() => expect(onEdit).toHaveBeenCalledTimes(1));
});

it('Menu follows the link of an item on Enter', async () => {
  const opener = setup();
  await userEvent.click(opener);
  await menu();
  await settled();
  await userEvent.keyboard('о');
  await waitFor(() => expect(active()).toBe('Открыть на карте'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(window.location.hash).toBe('#map'));
});

it('Menu closes on Escape and returns the focus to its button', async () => {
  const opener = setup();
  await userEvent.click(opener);
  await menu();
  await settled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('menu', { hidden: true })).not.toBeInTheDocument();
});

it('Menu gets the focus back on its button when a dialog opened by an item closes', async () => {
  function Address() {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <Menu label="Адрес" items={[{ value: 'remove', label: 'Удалить', onSelect: () => setAsks(true) }]}>
          {(trigger) => <Button {...trigger}>Действия</Button>}
        </Menu>
        <Modal open={asks} title="Удалить адрес?" onOpenChange={setAsks}>
          Его придётся вводить заново
        </Modal>
      </>
    );
  }
  render(<Address />);
  const opener = screen.getByRole('button', { name: 'Действия' });
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  await menu();
  await waitFor(() => expect(active()).toBe('Удалить'));
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Удалить адрес?' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('Menu opens by an element passed as child, and calls the action of the selected item', async () => {
  render(
    <Menu label="Адрес" items={items}>
      <Button>Ещё</Button>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Изменить', hidden: true }));
  await waitFor(() => expect(onEdit).toHaveBeenCalled());
});
