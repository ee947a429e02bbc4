import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cleanPhone } from './clean-phone.js';
import { PhoneInput } from './index.js';

describe('cleanPhone', () => {
  it.each([
    ['8 (999) 123-45-67', '+79991234567'],
    ['+7 999 123-45-67', '+79991234567'],
    ['79991234567', '+79991234567'],
    ['9991234567', '+79991234567'],
    ['+7 800 555-35-35', '+78005553535'],
    ['999123456789', '+79991234567'],
    ['8', '+7'],
    ['+', ''],
    ['почта', ''],
  ])('reads %s as %s', (text, phone) => expect(cleanPhone(text)).toBe(phone));

  it('leaves what it has read as it is', () => {
    expect(cleanPhone(cleanPhone('8 999 123-45-67'))).toBe('+79991234567');
  });
});

it('writes the number in its form and answers it in E.164', async () => {
  const onValueChange = jest.fn();
  render(<PhoneInput label="Телефон" onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox', { name: 'Телефон' });
  await userEvent.type(field, '89991234567');
  expect(field).toHaveValue('+7 999 123-45-67');
  expect(onValueChange).toHaveBeenLastCalledWith({ phone: '+79991234567', complete: true });
});

it('takes a pasted number, and can be emptied', async () => {
  const onValueChange = jest.fn();
  render(<PhoneInput label="Телефон" onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste('8(999)123 45 67');
  expect(field).toHaveValue('+7 999 123-45-67');
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  expect(onValueChange).toHaveBeenLastCalledWith({ phone: '', complete: false });
});
