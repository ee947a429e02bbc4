import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { Combobox, type ComboboxOption, type ComboboxProps } from './index.js';

const cities: readonly ComboboxOption[] = [
  { value: '1', label: 'Казань', detail: 'Татарстан' },
  { value: '2', label: 'Калуга', detail: 'Калужская область' },
  { value: '3', label: 'Калининград', disabled: true },
];

const still = { label: 'Город', options: cities, text: '', onTextChange: () => undefined };

/** Holds the text and the choice, as a form does. */
function Kept({ onValueChange, ...props }: Partial<ComboboxProps>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  return (
    <Combobox
      label="Город"
      options={cities.filter(({ label }) => label.startsWith(text))}
      value={chosen}
      {...props}
      text={text}
      onTextChange={setText}
      onValueChange={(option) => {
        setChosen(option);
        onValueChange?.(option);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Город' });

// jsdom has no layout: the list is never positioned, and so never visible.
const option = (name: string) => screen.findByRole('option', { name, hidden: true });

describe('Combobox', () => {
  it('takes the first option by Enter, without sending the form', async () => {
    const onValueChange = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Kept onValueChange={onValueChange} />
      </form>,
    );
    await userEvent.type(field(), 'Кал');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () =>
      expect(field()).toHaveAttribute('aria-activedescendant', (await option('Калуга Калужская область')).id),
    );
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Калуга');
    expect(onValueChange.mock.calls).toEqual([[cities[1]]]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('takes the option that is clicked, and not a disabled one', async () => {
    const onValueChange = jest.fn();
    render(<Kept onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Ка');
    await userEvent.click(await option('Калининград'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await option('Казань Татарстан'));
    expect(field()).toHaveValue('Казань');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('takes back a text that was not chosen', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'Казань{Enter}');
    await userEvent.type(field(), '-Пассажирская');
    expect(field()).toHaveValue('Казань-Пассажирская');
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Казань'));
  });

  it('forgets the choice when the field is emptied', async () => {
    const onValueChange = jest.fn();
    render(<Kept onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Казань{Enter}');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps a free text, and forgets a choice that no longer stands in it', async () => {
    const onValueChange = jest.fn();
    render(<Kept freeText onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Каз');
    await userEvent.click(await option('Казань Татарстан'));
    await userEvent.type(field(), ', дом 5');
    await userEvent.tab();
    expect(field()).toHaveValue('Казань, дом 5');
    expect(onValueChange.mock.calls).toEqual([[cities[0]], [null]]);
  });

  it('says how many there are, that it is looking, and that there is nothing', async () => {
    const { rerender } = render(<Combobox {...still} text="Ка" />);
    await userEvent.click(field());
    expect(screen.getByRole('status')).toHaveTextContent('3 варианта');
    rerender(<Combobox {...still} text="Ка" options={[]} loading />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Загружаем');
    rerender(<Combobox {...still} text="Ка" options={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it('opens nothing for a free text that nothing is known about', async () => {
    render(<Combobox {...still} freeText text="Ка" options={[]} />);
    await userEvent.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Ничего не найдено')).toBeNull();
  });

  it('ties the error to the field and leaves the keyboard of a phone to the caller', () => {
    render(<Combobox {...still} error="Выберите город из списка" autoComplete="address-level2" enterKeyHint="next" />);
    expect(field()).toHaveAccessibleDescription('Выберите город из списка');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAttribute('autocomplete', 'address-level2');
    expect(field()).toHaveAttribute('enterkeyhint', 'next');
  });

  it('leaves the server with its text and no list', () => {
    const page = renderOnServer(<Combobox {...still} text="Казань" />);
    expect(page.querySelector('input')).toHaveValue('Казань');
    expect(page.querySelector('[role="listbox"]')).toBeNull();
  });
});
