import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { Tree, type TreeNode, type TreeProps } from './index.js';

const onValueChange = jest.fn<(value: string[]) => void>();
beforeEach(() => onValueChange.mockClear());

const nodes: readonly TreeNode[] = [
  {
    value: 'shoes',
    label: 'Обувь',
    children: [
      { value: 'boots', label: 'Ботинки', detail: '12' },
      { value: 'kids', label: 'Детская', children: [{ value: 'velcro', label: 'На липучках' }] },
    ],
  },
  { value: 'bags', label: 'Сумки', disabled: true },
  { value: 'hats', label: 'Шапки' },
];

const setup = (props: Partial<TreeProps> = {}) =>
  render(<Tree label="Разделы" nodes={nodes} onValueChange={onValueChange} {...props} />);
const row = (name: string) => screen.getByRole('treeitem', { name });
const rows = () => screen.getAllByRole('treeitem').map((one) => one.textContent);
const press = (keys: string) => userEvent.keyboard(keys);
const isFocused = (name: string) => waitFor(() => expect(row(name)).toHaveFocus());

it('Tree names its rows, and says the level, place and state of each', () => {
  setup({ defaultExpanded: ['shoes'] });
  expect(screen.getByRole('tree', { name: 'Разделы' })).toBeInTheDocument();
  expect(rows()).toEqual(['Обувь', 'Ботинки12', 'Детская', 'Сумки', 'Шапки']);
  expect(row('Обувь')).toHaveAttribute('aria-expanded', 'true');
  expect(row('Ботинки 12')).not.toHaveAttribute('aria-expanded');
  expect(row('Детская')).toHaveAttribute('aria-expanded', 'false');
  expect(row('Детская')).toHaveAttribute('aria-level', '2');
  expect(row('Детская')).toHaveAttribute('aria-posinset', '2');
  expect(row('Детская')).toHaveAttribute('aria-setsize', '2');
  expect(row('Сумки')).toHaveAttribute('aria-disabled', 'true');
});

it('Tree opens, closes and moves between branches by arrow keys, and keeps one tab stop', async () => {
  const onExpandedChange = jest.fn();
  setup({ onExpandedChange });
  await userEvent.tab();
  await isFocused('Обувь');
  await press('{ArrowRight}');
  await waitFor(() => expect(onExpandedChange).toHaveBeenLastCalledWith(['shoes']));
  await press('{ArrowRight}');
  await isFocused('Ботинки 12');
  await press('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(rows()).toContain('На липучках'));
  await press('{ArrowDown}');
  await isFocused('На липучках');
  expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toEqual([row('На липучках')]);
  await press('{ArrowLeft}');
  await isFocused('Детская');
  await press('{ArrowLeft}{ArrowLeft}');
  await isFocused('Обувь');
  await press('{End}');
  await isFocused('Шапки');
  await press('{Home}');
  await isFocused('Обувь');
});

it('Tree finds a visible node by letters in any alphabet, also by one that begins its keys', async () => {
  setup({ nodes: [...nodes, { value: 'acc', label: 'Aura' }] });
  await userEvent.tab();
  await press('ша');
  await isFocused('Шапки');
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await press('a');
  await isFocused('Aura');
});

it('Tree chooses one node by a click or Enter, and opens a branch only by its sign', async () => {
  setup({ defaultExpanded: ['shoes'] });
  await userEvent.click(row('Детская'));
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['kids']));
  expect(row('Детская')).toHaveAttribute('aria-expanded', 'false');
  expect(row('Детская')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(row('Детская').querySelector('svg')!);
  await waitFor(() => expect(row('Детская')).toHaveAttribute('aria-expanded', 'true'));
  await press('{ArrowDown}{Enter}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(['velcro']));
  await userEvent.click(row('Сумки'));
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

it('Tree adds and removes one of several nodes by Space, and chooses all that are visible by Ctrl+A', async () => {
  setup({ selection: 'multiple', defaultValue: ['hats'] });
  act(() => row('Обувь').focus());
  await press(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(['hats', 'shoes']);
  await press(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(['hats']);
  await press('{Control>}a{/Control}');
  expect(onValueChange).toHaveBeenLastCalledWith(['shoes', 'hats']);
});

it('Tree with checkboxes checks all the leaves of a branch, and marks a branch that is checked in part', async () => {
  setup({ selection: 'checkboxes', defaultExpanded: 'all', name: 'category' });
  await userEvent.click(row('На липучках'));
  expect(onValueChange).toHaveBeenLastCalledWith(['velcro']);
  expect(row('Детская')).toBeChecked();
  expect(row('Обувь')).toHaveAttribute('aria-checked', 'mixed');
  act(() => row('Обувь').focus());
  await press(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(['velcro', 'boots']);
  expect(row('Обувь')).toBeChecked();
  expect([...document.querySelectorAll<HTMLInputElement>('[name=category]')].map((one) => one.value)).toEqual([
    'velcro',
    'boots',
  ]);
  await press('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  await press('{Meta>}a{/Meta}');
  expect(onValueChange).toHaveBeenLastCalledWith(['boots', 'velcro', 'hats']);
});

it('Tree loads the nodes of a branch once, says so, and keeps a branch closed that could not be loaded', async () => {
  const loadChildren = jest
    .fn<NonNullable<TreeProps['loadChildren']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([{ value: 'scarf', label: 'Шарфы' }]);
  setup({ nodes: [{ value: 'acc', label: 'Аксессуары', hasChildren: true }], loadChildren });
  await userEvent.tab();
  await press('{ArrowRight}');
  await waitFor(() => expect(row('Аксессуары Не загрузилось. Откройте ещё раз')).toBeInTheDocument());
  await press('{ArrowRight}');
  await waitFor(() => expect(rows()).toEqual(['Аксессуары', 'Шарфы']));
  expect(screen.getByRole('status')).toHaveTextContent('Аксессуары: загружено');
  await press('{ArrowLeft}{ArrowRight}');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(loadChildren).toHaveBeenCalledTimes(2);
});

it('Tree opens all branches of a level, and asks for the nodes of branches only, when * is pressed', async () => {
  const loadChildren = jest
    .fn<NonNullable<TreeProps['loadChildren']>>()
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20, [{ value: 'scarf', label: 'Шарфы' }])));
  const onExpandedChange = jest.fn();
  setup({
    nodes: [...nodes, { value: 'acc', label: 'Аксессуары', hasChildren: true }],
    loadChildren,
    onExpandedChange,
  });
  await userEvent.tab();
  await press('*');
  await waitFor(() => expect(rows()).toContain('Шарфы'));
  expect(onExpandedChange).toHaveBeenLastCalledWith(['shoes', 'acc']);
  expect(loadChildren).toHaveBeenCalledTimes(1);
  expect(row('Шапки')).not.toHaveAttribute('aria-expanded');
});

it('Tree leaves the keys and clicks of a row’s buttons to them', async () => {
  const onRename = jest.fn();
  setup({ selection: 'none', actions: ({ label }) => <button onClick={onRename}>Переименовать: {label}</button> });
  const button = screen.getByRole('button', { name: 'Переименовать: Обувь' });
  await userEvent.click(button);
  await press('{Enter}п');
  expect(onRename).toHaveBeenCalledTimes(2);
  expect(button).toHaveFocus();
  expect(row('Обувь')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(row('Обувь'));
  await waitFor(() => expect(row('Обувь')).toHaveAttribute('aria-expanded', 'true'));
});

it('Tree keeps a tab stop when the node with the focus is closed away by its caller', async () => {
  function Kept() {
    const [expanded, setExpanded] = useState<readonly string[]>(['shoes']);
    return (
      <>
        <Tree label="Разделы" nodes={nodes} expanded={expanded} onExpandedChange={setExpanded} />
        <button onClick={() => setExpanded([])}>Свернуть всё</button>
      </>
    );
  }
  render(<Kept />);
  act(() => row('Ботинки 12').focus());
  await userEvent.click(screen.getByRole('button'));
  expect(row('Обувь')).toHaveAttribute('tabindex', '0');
});

it('Tree renders on the server with its open branches', () => {
  expect(renderOnServer(<Tree label="Разделы" nodes={nodes} defaultExpanded="all" />).textContent).toContain(
    'На липучках',
  );
});
