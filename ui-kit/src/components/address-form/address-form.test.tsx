import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { cities } from '../../fixtures/places.js';
import { deliveryWords } from '../../locale/delivery-words.js';
import { AddressForm, emptyAddress, validateAddress, type AddressFormProps, type AddressValues } from './index.js';

const nothing = () => undefined;
const countries = [
  { value: 'RU', label: 'Россия' },
  { value: 'BY', label: 'Беларусь' },
];
const whole: AddressValues = {
  ...emptyAddress,
  city: 'Казань',
  cityId: 'kazan',
  street: 'улица Баумана',
  house: '12',
};

describe('validateAddress', () => {
  const check = (change: Partial<AddressValues>) =>
    Object.keys(validateAddress({ ...whole, ...change }, deliveryWords.addressErrors));

  it.each<[Partial<AddressValues>, string[]]>([
    [{}, []],
    [{ index: '420111' }, []],
    [{ index: ' 420111 ' }, []],
    [{ index: '42011' }, ['index']],
    [{ index: 'AB-120', country: 'BY' }, []],
    [{ street: '  ' }, ['street']],
    // Typed, but not one of those we deliver to.
    [{ city: 'Казань', cityId: null }, ['city']],
    [{ country: '', street: '', house: '' }, ['country', 'street', 'house']],
  ])('%j', (change, wrong) => {
    expect(check(change)).toEqual(wrong);
  });
});

function Kept({ start = emptyAddress, ...props }: { start?: AddressValues } & Partial<AddressFormProps>) {
  const [value, setValue] = useState(start);
  return (
    <AddressForm
      value={value}
      onChange={setValue}
      onSubmit={nothing}
      countries={countries}
      cities={cities}
      onCityQuery={nothing}
      {...props}
    />
  );
}

it('says what is missing beside the fields and at the top, and loses nothing', async () => {
  const onSubmit = jest.fn();
  render(<Kept onSubmit={onSubmit} start={{ ...emptyAddress, street: 'улица Баумана', index: '42' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте 3 поля');
  expect(screen.getByRole('textbox', { name: 'Дом' })).toHaveAccessibleDescription('Укажите номер дома');
  await userEvent.click(screen.getByRole('link', { name: 'Индекс состоит из шести цифр' }));
  expect(screen.getByRole('textbox', { name: 'Индекс' })).toHaveFocus();
  await userEvent.keyboard('0111');
  expect(screen.getByRole('textbox', { name: 'Индекс' })).toBeValid();
  expect(screen.getByRole('combobox', { name: 'Улица' })).toHaveValue('улица Баумана');
});

it('is sent when it holds, with a city that was chosen', async () => {
  const onSubmit = jest.fn();
  const onCityQuery = jest.fn();
  render(<Kept onSubmit={onSubmit} onCityQuery={onCityQuery} cities={cities.slice(0, 1)} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'каз');
  expect(onCityQuery).toHaveBeenLastCalledWith('каз');
  await userEvent.click(await screen.findByRole('option', { name: /Казань/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Улица' }), 'улица Баумана');
  await userEvent.type(screen.getByRole('textbox', { name: 'Дом' }), '12{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(whole));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows what the server says, until the field changes', async () => {
  const { rerender } = render(<Kept start={whole} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Kept start={whole} errors={{ house: 'Такого дома на этой улице нет' }} />);
  const house = screen.getByRole('textbox', { name: 'Дом' });
  expect(house).toHaveAccessibleDescription('Такого дома на этой улице нет');
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.type(house, 'а');
  expect(house).toBeValid();
});

it('is not sent twice', async () => {
  const onSubmit = jest.fn();
  render(<Kept start={whole} loading onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Дом' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('does not ask for the only country', () => {
  render(<Kept countries={countries.slice(0, 1)} />);
  expect(screen.queryByRole('combobox', { name: 'Страна' })).not.toBeInTheDocument();
});
