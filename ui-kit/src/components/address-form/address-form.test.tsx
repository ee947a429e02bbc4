import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { cities } from '../../fixtures/places.js';
import { addressFormWords } from './address-form.words.js';
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
    Object.keys(validateAddress({ ...whole, ...change }, addressFormWords.addressErrors));

  it.each<[Partial<AddressValues>, string[]]>([
    [{}, []],
    [{ index: '420111' }, []],
    [{ index: ' 420111 ' }, []],
    [{ index: '42011' }, ['index']],
    [{ index: 'AB-120', country: 'BY' }, []],
    [{ street: '  ' }, ['street']],
    // A typed city without an id: the shop does not deliver there.
    [{ city: 'Казань', cityId: null }, ['city']],
    [{ country: '', street: '', house: '' }, ['country', 'street', 'house']],
  ])('validateAddress names the invalid fields of %j', (change, wrong) => {
    expect(check(change)).toEqual(wrong);
  });
});

function Kept({ start = emptyAddress, ...props }: { start?: AddressValues } & Partial<AddressFormProps>) {
  const [value, setValue] = useState(start);
  return (
    <AddressForm
      value={value}
      onValueChange={setValue}
      onSubmit={nothing}
      countries={countries}
      cities={cities}
      onCityQueryChange={nothing}
      {...props}
    />
  );
}

it('AddressForm shows missing values at the fields and in a summary, and keeps the entered values', async () => {
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

it('AddressForm submits a valid address with a chosen city', async () => {
  const onSubmit = jest.fn();
  const onCityQueryChange = jest.fn();
  render(<Kept onSubmit={onSubmit} onCityQueryChange={onCityQueryChange} cities={cities.slice(0, 1)} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'каз');
  expect(onCityQueryChange).toHaveBeenLastCalledWith('каз');
  await userEvent.click(await screen.findByRole('option', { name: /Казань/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Улица' }), 'улица Баумана');
  await userEvent.type(screen.getByRole('textbox', { name: 'Дом' }), '12{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(whole));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('AddressForm shows a server error until its field changes', async () => {
  const { rerender } = render(<Kept start={whole} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Kept start={whole} errors={{ house: 'Такого дома на этой улице нет' }} />);
  const house = screen.getByRole('textbox', { name: 'Дом' });
  expect(house).toHaveAccessibleDescription('Такого дома на этой улице нет');
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.type(house, 'а');
  expect(house).toBeValid();
});

it('AddressForm does not call onSubmit again while loading', async () => {
  const onSubmit = jest.fn();
  render(<Kept start={whole} loading onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Дом' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('AddressForm does not ask for the country when there is only one', () => {
  render(<Kept countries={countries.slice(0, 1)} />);
  expect(screen.queryByRole('combobox', { name: 'Страна' })).not.toBeInTheDocument();
});

it('AddressForm clears the city when the country changes', async () => {
  const onChange = jest.fn();
  render(
    <AddressForm
      value={whole}
      onValueChange={onChange}
      countries={countries}
      cities={[]}
      onCityQueryChange={nothing}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Страна' }), 'BY');
  expect(onChange).toHaveBeenLastCalledWith({ ...whole, country: 'BY', city: '', cityId: null });
});

it('AddressForm submits a typed city when freeCity is set', async () => {
  const onSubmit = jest.fn();
  render(<Kept onSubmit={onSubmit} freeCity cities={[]} start={{ ...whole, city: '', cityId: null }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'Малые Горки');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ ...whole, city: 'Малые Горки', cityId: null });
});

describe('AddressForm without onSubmit', () => {
  /** Returns the data that the browser would send. The submit is cancelled, because jsdom cannot send it. */
  function listen(): FormData[] {
    const sent: FormData[] = [];
    document.addEventListener(
      'submit',
      (event) => {
        if (!event.defaultPrevented) sent.push(new FormData(event.target as HTMLFormElement));
        event.preventDefault();
      },
      { once: true },
    );
    return sent;
  }

  it('AddressForm without onSubmit posts every field, including hidden ones and a typed city', async () => {
    const sent = listen();
    render(
      <Kept onSubmit={undefined} freeCity countries={countries.slice(0, 1)} start={{ ...whole, house: '' }}>
        <input type="hidden" name="intent" value="save-address" />
      </Kept>,
    );
    const city = screen.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Малые Горки');
    await userEvent.click(screen.getByRole('button'));
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([
      {
        ...{ intent: 'save-address', country: 'RU', city: 'Малые Горки', cityId: '', street: 'улица Баумана' },
        ...{ house: '', building: '', apartment: '', index: '' },
      },
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('AddressForm without onSubmit posts the id of a chosen city', async () => {
    const sent = listen();
    render(<Kept onSubmit={undefined} freeCity cities={cities.slice(0, 1)} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'каз');
    await userEvent.click(await screen.findByRole('option', { name: /Казань/ }));
    await userEvent.click(screen.getByRole('button'));
    expect(sent.map((form) => [form.get('city'), form.get('cityId')])).toEqual([['Казань', 'kazan']]);
  });

  it('AddressForm without onSubmit does not post again while loading', async () => {
    const sent = listen();
    render(<Kept onSubmit={undefined} loading start={whole} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Дом' }), '{Enter}');
    expect(sent).toEqual([]);
  });
});

it('AddressForm accepts a cancel link, a submit label and a router’s form', () => {
  const RouterForm = (props: ComponentProps<'form'>) => <form data-testid="router" {...props} />;
  render(<Kept as={RouterForm} cancel={<a href="/account">Отмена</a>} submitLabel="Доставить сюда" />);
  expect(screen.getByTestId('router')).toContainElement(screen.getByRole('link', { name: 'Отмена' }));
  expect(screen.getByRole('button', { name: 'Доставить сюда' })).toBeVisible();
});
