import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LocaleProvider } from '../../locale/locale-provider.js';
import { phoneCountries } from '../../locale/phone-countries.js';
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
  ])('cleanPhone reads %s as %s', (text, phone) => expect(cleanPhone(text, phoneCountries.RU)).toBe(phone));

  it('cleanPhone leaves a phone number unchanged when the number is already clean', () => {
    const once = cleanPhone('8 999 123-45-67', phoneCountries.RU);
    expect(cleanPhone(once, phoneCountries.RU)).toBe('+79991234567');
  });

  it.each([
    ['TR', '0501 234 56 78', '+905012345678'],
    ['TR', '+90 501 234 56 78', '+905012345678'],
    ['TR', '5', '+905'],
    ['GB', '+44 (0)7400 123456', '+447400123456'],
    ['GB', '07400 123456', '+447400123456'],
    ['US', '(201) 555-0123', '+12015550123'],
    ['US', '1 201 555 0123', '+12015550123'],
    ['UZ', '91', '+99891'],
    // The code is typed, or deleted, digit by digit.
    ['UZ', '+99', '+99'],
    ['UZ', '+9', '+9'],
  ] as const)('cleanPhone for %s reads %s as %s', (country, text, phone) =>
    expect(cleanPhone(text, phoneCountries[country])).toBe(phone),
  );

  it.each(Object.entries(phoneCountries))(
    'cleanPhone keeps the digits of the example number of %s',
    (_country, format) => {
      const digits = format.example.replace(/[^+\d]/g, '');
      expect(cleanPhone(format.example, format)).toBe(digits);
      expect(format.mask.startsWith(format.code)).toBe(true);
      expect(format.example.replace(/\d/g, '#')).toBe(format.mask.replace(/\d/g, '#'));
    },
  );
});

it('PhoneInput formats the typed number and reports the number in E.164', async () => {
  const onValueChange = jest.fn();
  render(<PhoneInput label="Телефон" onValueChange={onValueChange} />);
  const field = screen.getByRole('textbox', { name: 'Телефон' });
  await userEvent.type(field, '89991234567');
  expect(field).toHaveValue('+7 999 123-45-67');
  expect(onValueChange).toHaveBeenLastCalledWith({ phone: '+79991234567', complete: true });
});

it('PhoneInput accepts a pasted phone number and can be emptied', async () => {
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

it('PhoneInput takes the country from the provider or from its prop', async () => {
  const onValueChange = jest.fn();
  render(
    <LocaleProvider phoneCountry="TR">
      <PhoneInput label="Telefon" onValueChange={onValueChange} />
      <PhoneInput label="Phone" country="US" />
    </LocaleProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Telefon' });
  expect(field).toHaveAttribute('placeholder', '+90 501 234 56 78');
  await userEvent.type(field, '05012345678');
  expect(field).toHaveValue('+90 501 234 56 78');
  expect(onValueChange).toHaveBeenLastCalledWith({ phone: '+905012345678', complete: true });
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('placeholder', '+1 201-555-0123');
});
