import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { TagInput, type TagInputProps } from './index.js';

function Kept(props: TagInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TagInput
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
  title: 'Forms/TagInput',
  component: TagInput,
  args: { label: 'Темы', hint: 'После каждой — Enter или запятая', value: [], onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [atMost(400)],
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: ['Уход', 'Замша'] } };

export const Many: Story = { args: { value: ['Уход', 'Замша', 'Кожа', 'Хлопок', 'Зима', 'Осень'] } };

/** `Enter` and a comma add, `Backspace` chooses the last one and then takes it away. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Темы' });
    await userEvent.type(field, 'Уход{Enter}Замша,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Уход', 'Замша']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Уход']);
    await expect(field).toHaveFocus();
  },
};

/** A list from a table or a letter is taken apart. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Уход, Замша; Кожа');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Уход', 'Замша', 'Кожа']);
  },
};

/** What is there already stays in the field, with the reason. */
export const Known: Story = {
  args: { value: ['Уход', 'Замша'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'уход{Enter}');
    await expect(canvas.getByText('Уже есть: уход')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { error: 'Добавьте хотя бы одну тему' } };

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true, value: ['Уход', 'Замша'] } };

export const LongWordsOnPhone: Story = {
  args: { value: ['Достопримечательности высокотехнологичного ассортимента'] },
  decorators: [atMost(326)],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { value: ['Уход', 'Замша'] }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Empty, Filled, Disabled]),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [Empty, Filled, Many, WithError, Required, Disabled, LongWordsOnPhone]);
