import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { address, countries } from '../../fixtures/orders.js';
import { cities, streets } from '../../fixtures/places.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Grid } from '../grid/index.js';
import { AddressForm, emptyAddress, type AddressFormProps } from './index.js';

/** The caller holds the address and looks up the suggestions. */
function Kept(props: AddressFormProps) {
  const [value, setValue] = useState(props.value ?? emptyAddress);
  const [query, setQuery] = useState(value.city);
  return (
    <AddressForm
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
      cities={props.cities.filter(({ label }) => label.toLowerCase().startsWith(query.trim().toLowerCase()))}
      onCityQueryChange={setQuery}
    />
  );
}

const meta = {
  title: 'Shop/AddressForm',
  component: AddressForm,
  args: {
    value: emptyAddress,
    onValueChange: fn(),
    onSubmit: fn(),
    countries,
    cities,
    onCityQueryChange: fn(),
    streets,
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story, { name }) => (
      <div css={{ maxWidth: name === 'All States' ? undefined : 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: address },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(address);
  },
};

/** Errors are shown at the fields and in a summary at the top, which takes the focus. */
export const Missing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите номер дома' }));
    await expect(canvas.getByRole('textbox', { name: 'Дом' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The city must be one of those that the shop delivers to. */
export const CityBySuggestion: Story = {
  args: { value: { ...address, city: '', cityId: null } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'сам');
    await userEvent.click(await canvas.findByRole('option', { name: /Самара/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, city: 'Самара', cityId: 'samara' });
  },
};

export const ErrorsOfTheServer: Story = {
  args: { value: address, errors: { house: 'Такого дома на этой улице нет: проверьте номер' } },
};

/** The server checks the form: any city can be typed. A link leaves without saving. */
export const SentToTheServer: Story = {
  args: {
    action: '/account',
    method: 'post',
    freeCity: true,
    cancel: (
      <Button variant="ghost" size="large">
        Отмена
      </Button>
    ),
  },
  render: ({ onSubmit: _checked, ...args }) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'деревня Малые Горки');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveValue('деревня Малые Горки');
  },
};

export const OneCountry: Story = { args: { countries: countries.slice(0, 1) } };

export const Loading: Story = { args: { value: address, loading: true } };

export const LongWords: Story = {
  args: {
    value: {
      ...address,
      city: 'Верхний Октябрьский Промышленный',
      street: 'проспект Шестидесятилетия Высокотехнологичной Революции',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Zoomed: Story = { args: { value: address }, globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  args: { value: address },
  render: (args) => (
    <div dir="rtl">
      <Kept {...args} />
    </div>
  ),
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Filled], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  // Drop the focus, so that the screenshot does not depend on whether the page was visible when the errors took it.
  play: ({ canvas }) => canvas.getByRole('alert').blur(),
  render: (args) => (
    <Grid columns={[1, 1, 2]} gap={10}>
      <Kept {...args} />
      <Kept {...args} value={address} submitLabel="Доставить сюда" />
      <Kept {...args} value={address} errors={{ house: 'Такого дома на этой улице нет: проверьте номер' }} />
    </Grid>
  ),
};
