import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker, type DateRange, type DateRangePickerProps } from './index.js';

const onValueChange = jest.fn<(value: DateRange | null) => void>();
beforeEach(() => onValueChange.mockClear());

function Kept({ value: first = null, ...props }: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DateRange | null>(first);
  return (
    <DateRangePicker
      label="Период"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const week = { from: '2026-11-17', to: '2026-11-23' };
const first = () => screen.getByRole('textbox', { name: 'Период: первый день' });
const last = () => screen.getByRole('textbox', { name: 'Период: последний день' });
const opener = () => screen.getByRole('button', { name: 'Открыть календарь' });
// jsdom has no layout: the calendar is never positioned, and so never visible.
const day = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
const open = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Календарь: Период', hidden: true });
};

it('DateRangePicker reports a range when both days are typed, and null while one is missing', async () => {
  render(<Kept />);
  await userEvent.type(first(), '17112026');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(last(), '23.11.2026');
  expect(onValueChange.mock.calls).toEqual([[week]]);
  expect(first()).toHaveValue('17.11.2026');
  await userEvent.type(last(), '{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect([first(), last()].map((field) => (field as HTMLInputElement).value)).toEqual(['17.11.2026', '23.11.202']);
});

it('DateRangePicker keeps both days and says what is wrong when the last is before the first', async () => {
  render(<Kept value={week} />);
  await userEvent.clear(first());
  await userEvent.type(first(), '24.11.2026');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(last()).toHaveValue('23.11.2026');
  expect(first()).toHaveAccessibleDescription('Поменяйте дни местами: последний раньше первого');
  expect(first()).toBeInvalid();
});

it('DateRangePicker says which of its days is not allowed when it is left', async () => {
  render(<Kept max="2026-11-24" />);
  await userEvent.type(last(), '25.11.2026');
  await userEvent.tab();
  expect(last()).toHaveAccessibleDescription('Выберите дату не позже 24\u00A0ноября 2026');
});

it('DateRangePicker follows its value prop', () => {
  const { rerender } = render(<DateRangePicker label="Период" value={week} />);
  rerender(<DateRangePicker label="Период" value={{ from: '2026-11-01', to: '2026-11-02' }} />);
  expect([first(), last()].map((field) => (field as HTMLInputElement).value)).toEqual(['01.11.2026', '02.11.2026']);
});

it('DateRangePicker is chosen by two presses in the calendar, the later day first too', async () => {
  render(<Kept value={week} />);
  await open();
  await userEvent.click(day(/\D12 ноября 2026/));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await userEvent.click(day(/\D10 ноября 2026/));
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-12' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
});

it('DateRangePicker is chosen by keys alone', async () => {
  render(<Kept value={week} />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(day(/\D17 ноября 2026/)).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(day(/\D10 ноября 2026/)).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(day(/\D11 ноября 2026/)).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-11' }));
});

it('DateRangePicker marks the days as far as the end of the week when End is pressed after the first day', async () => {
  render(<Kept value={null} min="2026-11-01" max="2026-11-30" />);
  await open();
  await userEvent.click(day(/\D17 ноября 2026/));
  await waitFor(() => expect(day(/\D17 ноября 2026/)).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(day(/\D22 ноября 2026/)).toHaveFocus());
  expect(day(/\D20 ноября 2026/)).toHaveAttribute('data-in-range');
});

it('DateRangePicker takes a range by its name, and marks the one that is chosen', async () => {
  render(<Kept presets={[{ label: '7 дней', range: week }]} />);
  await open();
  expect(day(/^7 дней$/)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(day(/^7 дней$/));
  expect(onValueChange.mock.calls).toEqual([[week]]);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  await open();
  expect(day(/^7 дней$/)).toHaveAttribute('aria-pressed', 'true');
});

it('DateRangePicker submits both days under their names', async () => {
  render(
    <form data-testid="form">
      <DateRangePicker label="Период" defaultValue={week} fromName="from" toName="to" />
    </form>,
  );
  await act(async () => undefined);
  const form = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect([...form]).toEqual([
    ['from', '2026-11-17'],
    ['to', '2026-11-23'],
  ]);
});
