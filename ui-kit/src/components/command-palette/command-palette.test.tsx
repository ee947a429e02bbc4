import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './index.js';
import { filterCommands } from './filter-commands.js';

const onSelect = jest.fn<(value: string) => void>();
const command = (value: string, label: string, more: object = {}) => ({
  value,
  label,
  onSelect: () => onSelect(value),
  ...more,
});

const groups: readonly CommandGroup[] = [
  {
    label: 'Действия',
    commands: [
      command('add', 'Добавить товар', { keywords: 'новый создать' }),
      command('close', 'Закрыть смену', { disabled: true }),
    ],
  },
  { label: 'Разделы', commands: [command('orders', 'Заказы'), command('people', 'Ёлкины — покупатели')] },
];

beforeEach(() => onSelect.mockClear());

function Kept({ open: atFirst = true, ...props }: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(atFirst);
  return (
    <>
      <button type="button">Страница</button>
      <CommandPalette groups={groups} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Поиск и команды' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.getByRole('option', { selected: true });

it('CommandPalette opens by Ctrl+K and by ⌘K in any layout, and returns the focus on closing', async () => {
  render(<Kept open={false} />);
  const page = screen.getByRole('button', { name: 'Страница' });
  act(() => page.focus());
  fireEvent.keyDown(page, { key: 'л', code: 'KeyK', ctrlKey: true });
  await waitFor(async () => expect(await field()).toHaveFocus());
  fireEvent.keyDown(await field(), { key: 'k', code: 'KeyK', metaKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(page).toHaveFocus());
});

it('CommandPalette ignores Ctrl+K and leaves the key to its caller with hotkey={false}', () => {
  render(<Kept open={false} hotkey={false} />);
  fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('CommandPalette closes and runs the first found command on Enter', async () => {
  const onQueryChange = jest.fn();
  render(<Kept onQueryChange={onQueryChange} />);
  await userEvent.type(await field(), 'заказ');
  expect(options()).toEqual(['Заказы']);
  expect(onQueryChange).toHaveBeenLastCalledWith('заказ');
  expect(screen.getByRole('status')).toHaveTextContent('Найдено: 1 строка');
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['orders']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('CommandPalette cycles through enabled commands by arrow keys and names the active one for screen readers', async () => {
  render(<Kept />);
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  expect(marked()).toHaveTextContent('Добавить товар');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(marked()).toHaveTextContent('Заказы'));
  expect(input).toHaveAttribute('aria-activedescendant', marked().id);
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(marked()).toHaveTextContent('Добавить товар'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(marked()).toHaveTextContent('Ёлкины'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['people']]);
});

it('CommandPalette runs a clicked command, but not a disabled one', async () => {
  render(<Kept />);
  await field();
  await userEvent.click(screen.getByRole('option', { name: 'Закрыть смену' }));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Заказы' }));
  expect(onSelect.mock.calls).toEqual([['orders']]);
});

it('CommandPalette announces loading and an empty result', async () => {
  const { rerender } = render(<Kept loading groups={[]} />);
  await field();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем');
  rerender(<Kept groups={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('filterCommands matches query words at the start of words, also keywords and ё, and keeps answer groups', () => {
  const found = (query: string) =>
    filterCommands(
      [...groups, { label: 'Ответ', answered: true, commands: [command('a', 'Заказ 10')] }],
      query,
    ).flatMap(({ commands }) => commands.map(({ value }) => value));
  expect(found('тов доб')).toEqual(['add', 'a']);
  expect(found('создать')).toEqual(['add', 'a']);
  expect(found('елки')).toEqual(['people', 'a']);
  expect(found('обав')).toEqual(['a']);
  expect(found('  ')).toEqual(['add', 'close', 'orders', 'people', 'a']);
});
