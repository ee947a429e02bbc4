import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { MultiSelect, type MultiSelectProps } from './index.js';

function Kept(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Бренды',
    options: [
      { value: 'snow', label: 'Snegolom' },
      { value: 'tempo', label: 'Tempo Court' },
      { value: 'north', label: 'Северный' },
      { value: 'height', label: 'Высота', disabled: true },
      { value: 'pole', label: 'Полюс' },
      { value: 'wind', label: 'Ветер' },
    ],
    value: [],
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [atMost(400)],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const room: Story['decorators'] = [
  (Story) => (
    <div css={{ minHeight: 420 }}>
      <Story />
    </div>
  ),
];

export const Empty: Story = { args: { placeholder: 'Начните с первых букв' } };

export const Chosen: Story = { args: { value: ['snow', 'north'] } };

export const ManyChosen: Story = { args: { value: ['snow', 'tempo', 'north', 'pole', 'wind'] } };

export const Open: Story = {
  args: { value: ['tempo'] },
  decorators: room,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Бренды' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  decorators: room,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ъ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
};

/** `Enter` adds and removes, `Backspace` removes the last one, chips are buttons. */
export const Keyboard: Story = {
  decorators: room,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Бренды' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await canvas.findByRole('option', { name: 'Snegolom' });
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['snow']));
    await userEvent.type(field, 'сев');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['snow', 'north']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['snow']);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Убрать: Snegolom' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const WithHint: Story = { args: { hint: 'Пришлём письмо, когда появится новое', value: ['tempo'] } };

export const WithError: Story = { args: { error: 'Выберите хотя бы один бренд' } };

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true, value: ['tempo'] } };

export const LongWordsOnPhone: Story = {
  args: {
    options: [{ value: 'a', label: 'Достопримечательности высокотехнологичного ассортимента' }],
    value: ['a'],
  },
  decorators: [atMost(326)],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { value: ['snow', 'north'] }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Empty, Chosen, Disabled]),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [
  Empty,
  Chosen,
  ManyChosen,
  WithHint,
  WithError,
  Required,
  Disabled,
  LongWordsOnPhone,
]);
