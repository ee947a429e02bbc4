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

it('adds what is pressed, keeps the list open and takes it away by a second press', async () => {
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

it('is narrowed by typing, in any case, and takes the first match by Enter without sending the form', async () => {
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

it('does not choose what is disabled, and says when nothing matches', async () => {
  render(<Kept />);
  await userEvent.click(field());
  await userEvent.click(await option('Высота'));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(field(), 'ъ');
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
});

it('takes one away by its chip, and the last one by Backspace in the empty field', async () => {
  render(<Kept value={['snow', 'tempo', 'north']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Tempo' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['snow', 'north']);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'a{Backspace}');
  expect(onValueChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(['snow']);
});

it('forgets a text that chose nothing', async () => {
  render(<Kept />);
  await userEvent.type(field(), 'ъъ');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('sends each value, and asks for one only while there is none', async () => {
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

it('ties the error to the field', () => {
  render(<Kept error="Выберите хотя бы один бренд" />);
  expect(field()).toHaveAccessibleDescription('Выберите хотя бы один бренд');
  expect(field()).toBeInvalid();
});

it('leaves the server with what is chosen', () => {
  const page = renderOnServer(<Kept value={['tempo']} />);
  expect(page.querySelector('li')).toHaveTextContent('Tempo');
  expect(page.querySelector('[role="listbox"]')).toBeNull();
});
