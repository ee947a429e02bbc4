import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { renderOnServer } from '../../testing/render-on-server.js';
import { ComboboxList } from './combobox-list.js';
import { Combobox, ComboboxField, type ComboboxOption, type ComboboxProps } from './index.js';

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
  it('Combobox selects the first option on Enter without submitting the form', async () => {
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

  it('Combobox selects a clicked option, but not a disabled option', async () => {
    const onValueChange = jest.fn();
    render(<Kept onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Ка');
    await userEvent.click(await option('Калининград'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await option('Казань Татарстан'));
    expect(field()).toHaveValue('Казань');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('Combobox restores the selected text when the edited text was not selected', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'Казань{Enter}');
    await userEvent.type(field(), '-Пассажирская');
    expect(field()).toHaveValue('Казань-Пассажирская');
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Казань'));
  });

  it('Combobox clears its selection when the field is emptied', async () => {
    const onValueChange = jest.fn();
    render(<Kept onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Казань{Enter}');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('Combobox with freeText keeps a typed text, and clears a selection that the text no longer contains', async () => {
    const onValueChange = jest.fn();
    render(<Kept freeText onValueChange={onValueChange} />);
    await userEvent.type(field(), 'Каз');
    await userEvent.click(await option('Казань Татарстан'));
    await userEvent.type(field(), ', дом 5');
    await userEvent.tab();
    expect(field()).toHaveValue('Казань, дом 5');
    expect(onValueChange.mock.calls).toEqual([[cities[0]], [null]]);
  });

  it('Combobox announces the number of options, loading and an empty result', async () => {
    const { rerender } = render(<Combobox {...still} text="Ка" />);
    await userEvent.click(field());
    expect(screen.getByRole('status')).toHaveTextContent('3 варианта');
    rerender(<Combobox {...still} text="Ка" options={[]} loading />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Загружаем');
    rerender(<Combobox {...still} text="Ка" options={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it('Combobox with freeText opens no list when there are no options', async () => {
    render(<Combobox {...still} freeText text="Ка" options={[]} />);
    await userEvent.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Ничего не найдено')).toBeNull();
  });

  it('Combobox describes the field by its error and passes on autoComplete and enterKeyHint', () => {
    render(<Combobox {...still} error="Выберите город из списка" autoComplete="address-level2" enterKeyHint="next" />);
    expect(field()).toHaveAccessibleDescription('Выберите город из списка');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAttribute('autocomplete', 'address-level2');
    expect(field()).toHaveAttribute('enterkeyhint', 'next');
  });

  it('Combobox renders on the server with its text and without a list', () => {
    const page = renderOnServer(<Combobox {...still} text="Казань" />);
    expect(page.querySelector('input')).toHaveValue('Казань');
    expect(page.querySelector('[role="listbox"]')).toBeNull();
  });

  it('Combobox keeps text that was typed before hydration, and suggests for it', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Kept />);
    const typedInto = page.querySelector('input')!;
    typedInto.value = 'Кал';
    typedInto.focus();
    const root = await act(() => hydrateRoot(page, <Kept />));
    expect(field()).toHaveValue('Кал');
    expect(await option('Калуга Калужская область')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Казань Татарстан', hidden: true })).toBeNull();
    act(() => root.unmount());
    page.remove();
  });

  describe('ComboboxField', () => {
    /** Its list comes when the button is pressed, as a file comes that a page loads later. */
    function Late(props: Partial<ComboboxProps>) {
      const [text, setText] = useState('');
      const [hasList, setHasList] = useState(false);
      return (
        <>
          <ComboboxField
            label="Город"
            options={cities.filter(({ label }) => label.startsWith(text))}
            {...props}
            text={text}
            onTextChange={setText}
            list={hasList ? ComboboxList : undefined}
          />
          <button tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={() => setHasList(true)}>
            Список
          </button>
        </>
      );
    }
    const listComes = () => userEvent.click(screen.getByRole('button', { name: 'Список' }));

    it('ComboboxField keeps its element, focus and text when its list comes, and suggests for the text', async () => {
      const onValueChange = jest.fn();
      render(<Late onValueChange={onValueChange} />);
      await userEvent.type(field(), 'Кал');
      const before = field();
      await listComes();
      expect(field()).toBe(before);
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('Кал');
      await userEvent.click(await option('Калуга Калужская область'));
      expect(onValueChange.mock.calls).toEqual([[cities[1]]]);
      expect(field()).toHaveValue('Калуга');
    });

    it('ComboboxField keeps typed text on blur while it has no list, and opens none that comes after the focus has left', async () => {
      render(<Late />);
      await userEvent.type(field(), 'Кал');
      await userEvent.tab();
      expect(field()).toHaveValue('Кал');
      await listComes();
      expect(field()).toHaveAttribute('aria-expanded', 'false');
      expect(field()).toHaveValue('Кал');
    });
  });
});
