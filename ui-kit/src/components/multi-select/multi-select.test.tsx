import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { MultiSelect, type MultiSelectProps } from './index.js';

const options = [
  { value: 'snow', label: 'Snegolom' },
  { value: 'tempo', label: 'Tempo' },
  { value: 'north', label: 'Северный' },
  { value: 'height', label: 'Высота', disabled: true },
];

const onValueChange = jest.fn<(value: string[]) => void>();
beforeEach(() => onValueChange.mockClear());

function Kept({ value: first = [], ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState<readonly string[]>(first);
  return (
    <MultiSelect
      label="Бренды"
      options={options}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Бренды' });
const chips = () => screen.queryAllByRole('button').map((chip) => chip.textContent);

// jsdom has no layout: the list is never positioned, and so never visible.
const option = (name: string) => screen.findByRole('option', { name, hidden: true });

it('MultiSelect adds a clicked option, keeps the list open and removes it on a second click', async () => {
  render(<Kept />);
  await userEvent.click(field());
  await userEvent.click(await option('Tempo'));
  await userEvent.click(await option('Северный'));
  expect(onValueChange.mock.calls).toEqual([[['tempo']], [['tempo', 'north']]]);
  expect(await option('Tempo')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await option('Tempo'));
  expect(onValueChange).toHaveBeenLastCalledWith(['north']);
  expect(chips()).toEqual(['Северный']);
});

it('MultiSelect filters by typing in any case and selects the first match on Enter without submitting', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Kept />
    </form>,
  );
  await userEvent.type(field(), 'север');
  expect(screen.getByRole('status')).toHaveTextContent('1 вариант');
  await waitFor(async () => expect(field()).toHaveAttribute('aria-activedescendant', (await option('Северный')).id));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([[['north']]]);
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('MultiSelect does not add a disabled option and says when nothing matches', async () => {
  render(<Kept />);
  await userEvent.click(field());
  await userEvent.click(await option('Высота'));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(field(), 'ъ');
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
});

it('MultiSelect removes a value by its chip, and the last value by Backspace in the empty field', async () => {
  render(<Kept value={['snow', 'tempo', 'north']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Tempo' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['snow', 'north']);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'a{Backspace}');
  expect(onValueChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(['snow']);
});

it('MultiSelect clears a typed text that matches no option when the field loses the focus', async () => {
  render(<Kept />);
  await userEvent.type(field(), 'ъъ');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('MultiSelect submits each selected value, and is required only while no value is selected', async () => {
  render(
    <form data-testid="form">
      <Kept name="brand" required value={['snow', 'tempo']} />
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(new FormData(form).getAll('brand')).toEqual(['snow', 'tempo']);
  expect(form.checkValidity()).toBe(true);
  await userEvent.click(field());
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(form.checkValidity()).toBe(false);
});

it('MultiSelect describes the field by its error', () => {
  render(<Kept error="Выберите хотя бы один бренд" />);
  expect(field()).toHaveAccessibleDescription('Выберите хотя бы один бренд');
  expect(field()).toBeInvalid();
});

it('MultiSelect renders on the server with its chosen values', () => {
  const page = renderOnServer(<Kept value={['tempo']} />);
  expect(page.querySelector('li')).toHaveTextContent('Tempo');
  expect(page.querySelector('[role="listbox"]')).toBeNull();
});
