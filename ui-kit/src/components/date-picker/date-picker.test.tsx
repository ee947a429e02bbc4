import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { DatePicker, type DatePickerProps } from './index.js';

const onValueChange = jest.fn<(value: string | null) => void>();
beforeEach(() => onValueChange.mockClear());

function Kept({ value: first = null, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <DatePicker
      label="Дата доставки"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Дата доставки' });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  // jsdom has no layout: the calendar is never positioned, and so never visible.
  return screen.findByRole('dialog', { name: 'Календарь: Дата доставки', hidden: true });
};
const day = (date: string) => screen.getByRole('button', { name: new RegExp(`\\D${date}|^${date}`), hidden: true });
const headings = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

it('DatePicker reports a typed date when the date is complete, and null otherwise', async () => {
  render(<Kept />);
  expect(field()).toHaveAttribute('placeholder', 'дд.мм.гггг');
  await userEvent.type(field(), '24.11.2026');
  expect(onValueChange.mock.calls).toEqual([['2026-11-24']]);
  await userEvent.type(field(), '{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(field()).toHaveValue('24.11.202');
});

it('DatePicker formats a date typed without separators when the field loses the focus', async () => {
  render(<Kept />);
  await userEvent.type(field(), '01022027');
  await userEvent.tab();
  expect(field()).toHaveValue('01.02.2027');
});

it('DatePicker shows an error when the field loses the focus, and keeps the typed text', async () => {
  render(<Kept min="2026-11-20" max="2026-12-31" isUnavailable={(date) => date === '2026-11-22'} />);
  const left = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveValue(text);
    return field();
  };
  expect(await left('24.11')).toHaveAccessibleDescription('Введите дату целиком: дд.мм.гггг');
  expect(await left('19.11.2026')).toHaveAccessibleDescription('Выберите дату не раньше 20\u00A0ноября 2026');
  expect(await left('01.01.2027')).toHaveAccessibleDescription('Выберите дату не позже 31\u00A0декабря 2026');
  expect(await left('22.11.2026')).toHaveAccessibleDescription('Этот день недоступен: выберите другой');
  expect(onValueChange).not.toHaveBeenCalledWith(expect.any(String));
});

it('DatePicker shows the new date when its value prop changes', () => {
  const { rerender } = render(<DatePicker label="Дата доставки" value="2026-11-24" onValueChange={onValueChange} />);
  expect(field()).toHaveValue('24.11.2026');
  rerender(<DatePicker label="Дата доставки" value={null} onValueChange={onValueChange} />);
  expect(field()).toHaveValue('');
});

it('DatePicker selects a date in the calendar and returns the focus', async () => {
  render(<Kept value="2026-11-24" />);
  await open();
  const chosen = screen.getByRole('button', { name: /24 ноября 2026.*, выбрано/, hidden: true });
  await waitFor(() => expect(chosen).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: /\D1 декабря 2026/, hidden: true })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('2026-12-01'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect(field()).toHaveValue('01.12.2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть календарь' })).toHaveFocus());
});

it.each([
  ['{Home}', '23 ноября 2026'],
  ['{End}', '29 ноября 2026'],
  ['{PageUp}', '24 октября 2026'],
  ['{PageDown}', '24 декабря 2026'],
  ['{Shift>}{PageUp}{/Shift}', '24 ноября 2025'],
  ['{Shift>}{PageDown}{/Shift}', '24 ноября 2027'],
])('DatePicker moves the focus in the calendar as the date grid of ARIA when %s is pressed', async (key, date) => {
  render(<Kept value="2026-11-24" />);
  await open();
  await waitFor(() => expect(day('24 ноября 2026')).toHaveFocus());
  await userEvent.keyboard(key);
  await waitFor(() => expect(day(date)).toHaveFocus());
});

it('DatePicker leaves the month when the week begins in another', async () => {
  render(
    <LocaleProvider locale="en-US" currency="USD">
      <Kept value="2026-12-02" />
    </LocaleProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  await waitFor(() => expect(day('December 2, 2026')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(day('November 29, 2026')).toHaveFocus());
});

it('DatePicker moves to the next day by the left arrow when the page is right to left', async () => {
  document.documentElement.dir = 'rtl';
  const { unmount } = render(<Kept value="2026-11-24" />);
  await open();
  await waitFor(() => expect(day('24 ноября 2026')).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(day('25 ноября 2026')).toHaveFocus());
  unmount();
  document.documentElement.removeAttribute('dir');
});

it('DatePicker stays within its limits when Home is pressed', async () => {
  render(<Kept value="2026-11-27" min="2026-11-25" />);
  await open();
  await waitFor(() => expect(day('27 ноября 2026')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(day('25 ноября 2026')).toHaveFocus());
});

it('DatePicker does not select a date that is outside the limits or marked unavailable', async () => {
  render(<Kept value="2026-11-24" min="2026-11-20" isUnavailable={(date) => date === '2026-11-25'} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /25 ноября 2026.*, недоступно/, hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: /19 ноября 2026/, hidden: true }));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('DatePicker starts the week on the first weekday of the language', async () => {
  const { unmount } = render(<Kept value="2026-11-24" />);
  await open();
  expect(headings()[0]).toMatch(/пн/i);
  unmount();
  render(
    <LocaleProvider locale="en-US">
      <Kept value="2026-11-24" />
    </LocaleProvider>,
  );
  expect(field()).toHaveValue('11/24/2026');
  await open();
  expect(headings()[0]).toMatch(/sun/i);
});

it('DatePicker submits an ISO date in any language', async () => {
  render(
    <form data-testid="form">
      <Kept name="day" value="2026-11-24" />
    </form>,
  );
  await act(async () => undefined);
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('day')).toEqual(['2026-11-24']);
});
