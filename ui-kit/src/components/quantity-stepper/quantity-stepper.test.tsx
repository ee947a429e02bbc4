import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { QuantityStepper } from './index.js';

const onValueChange = jest.fn<(value: number) => void>();

function InCart({ max }: { max?: number }) {
  const [value, setValue] = useState(2);
  const change = (next: number) => {
    onValueChange(next);
    setValue(next);
  };
  return <QuantityStepper label="Количество" value={value} onValueChange={change} {...(max && { max })} />;
}

beforeEach(() => onValueChange.mockClear());

/** The machine puts the caret back in the next frame. A person types slower than that. */
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const field = () => screen.getByRole('spinbutton', { name: 'Количество' });

it('QuantityStepper changes the quantity by arrow keys and stops at the maximum', async () => {
  render(<InCart max={3} />);
  await act(async () => field().focus());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(onValueChange.mock.calls).toEqual([[3]]);
  expect(screen.getByRole('button', { name: 'Добавить одну штуку' })).toBeDisabled();
  expect(field()).toHaveAttribute('aria-valuenow', '3');
});

it('QuantityStepper reports nothing while the field is empty and restores the last number on blur', async () => {
  render(<InCart />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue('2'));
});

it('QuantityStepper reports a number typed into its field', async () => {
  render(<InCart />);
  await userEvent.clear(field());
  for (const digit of '12') {
    await frame();
    await userEvent.type(field(), digit);
  }
  expect(onValueChange).toHaveBeenLastCalledWith(12);
});

it('QuantityStepper’s buttons work when a screen reader clicks them without a pointer', async () => {
  render(<InCart />);
  await act(async () => screen.getByRole('button', { name: 'Добавить одну штуку' }).click());
  expect(onValueChange.mock.calls).toEqual([[3]]);
});

it('QuantityStepper without JavaScript submits by its buttons, but not by Enter in the field', () => {
  const to = (quantity: number) => ({ type: 'submit', name: 'quantity', value: String(quantity) }) as const;
  const page = renderOnServer(
    <form>
      <QuantityStepper
        label="Количество"
        value={3}
        max={3}
        onValueChange={onValueChange}
        submitButtons={{ less: to(2), more: to(4) }}
      />
    </form>,
  );
  const [less, more] = page.querySelectorAll('button');
  expect(less).toMatchObject({ type: 'submit', name: 'quantity', value: '2', disabled: false, tabIndex: 0 });
  expect(more).toMatchObject({ type: 'submit', value: '4', disabled: true });
  expect(page.querySelector('input')).toMatchObject({ form: null, readOnly: true, value: '3' });
});
