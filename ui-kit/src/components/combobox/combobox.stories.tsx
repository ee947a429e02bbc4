import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { cities, streets } from '../../fixtures/places.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { ComboboxList } from './combobox-list.js';
import { Combobox, ComboboxField, type ComboboxFieldProps, type ComboboxOption, type ComboboxProps } from './index.js';

/** The caller holds the text and looks up the options, as a form of the shop does. */
function Kept(props: ComboboxProps) {
  const [text, setText] = useState(props.text);
  const [chosen, setChosen] = useState<ComboboxOption | null>(props.value ?? null);
  const wanted = text.trim().toLowerCase();
  return (
    <Combobox
      {...props}
      options={props.options.filter(({ label }) => label.toLowerCase().startsWith(wanted))}
      text={text}
      onTextChange={(next) => {
        setText(next);
        props.onTextChange(next);
      }}
      value={chosen}
      onValueChange={(option) => {
        setChosen(option);
        props.onValueChange?.(option);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Город', options: cities, text: '', onTextChange: fn(), onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 360, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Начните с первых букв' } };

export const Chosen: Story = { args: { text: 'Казань', value: cities[0] ?? null } };

/** Typing narrows the list, and `Enter` takes its first option. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.type(field, 'ка');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Калининград');
    await expect(args.onValueChange).toHaveBeenCalledWith(cities[1]);
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Open: Story = {
  tags: ['picture'],
  parameters: picture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox', { name: 'Город' });
    await userEvent.hover(canvas.getAllByRole('option')[2]!);
  },
};

/** `ComboboxField` takes its list later, and stays the same element with its focus and text. */
export const LateList: Story = {
  render: function Late(args) {
    const [text, setText] = useState('');
    const [list, setList] = useState<ComboboxFieldProps['list']>();
    return (
      <ComboboxField
        {...args}
        options={args.options.filter(({ label }) => label.toLowerCase().startsWith(text.trim().toLowerCase()))}
        text={text}
        onTextChange={setText}
        list={list}
        onFocus={() => setTimeout(() => setList(() => ComboboxList), 300)}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ка');
    await canvas.findByRole('listbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ка');
  },
};

/** On blur a restricted field returns to the chosen option. */
export const TakesBack: Story = {
  args: { text: 'Казань', value: cities[0] ?? null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '-на-Неве');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Казань'));
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  tags: ['picture'],
  parameters: picture,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ъ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
};

/** The previous options stay while new ones load. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    await canvas.findByRole('listbox');
  },
};

export const FirstLoading: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    await canvas.findByText('Загружаем', { selector: 'p' });
  },
};

/** Any text is valid: a street that is in no list is kept. */
export const FreeText: Story = {
  args: { label: 'Улица и дом', options: streets, freeText: true, hint: 'Можно написать свою', autoComplete: 'off' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Садовое товарищество «Рассвет», 4');
    await userEvent.tab();
    await expect(field).toHaveValue('Садовое товарищество «Рассвет», 4');
  },
};

export const WithHint: Story = { args: { hint: 'От города зависят срок и цена доставки' } };

export const WithError: Story = { args: { error: 'Выберите город из списка' } };

export const Disabled: Story = { args: { text: 'Казань', disabled: true } };

export const DisabledOption: Story = {
  args: { options: cities.map((city, index) => ({ ...city, disabled: index === 1 })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: /Калининград/ }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    label: 'Населённый пункт',
    options: [
      {
        value: 'a',
        label: 'Посёлок Центральной усадьбы совхоза «Дальневосточный сельскохозяйственный»',
        detail: 'Ханты-Мансийский автономный округ — Югра, Нижневартовский район',
      },
      ...cities,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    await canvas.findByRole('listbox');
  },
};

/** The list fits the screen of a laptop at 200 % zoom. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() =>
      expect(canvas.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Chosen, WithError, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={4}>
      <Combobox {...args} placeholder="Начните с первых букв" />
      <Combobox {...args} text="Казань" hint="От города зависят срок и цена доставки" />
      <Combobox {...args} text="Каз" loading />
      <Combobox {...args} text="Град" error="Выберите город из списка" />
      <Combobox {...args} text="Казань" disabled />
    </Stack>
  ),
};
