import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { GiftCardField } from './index.js';

const meta = {
  title: 'Shop/GiftCardField',
  component: GiftCardField,
  args: { onSubmit: fn(), onRemove: fn() },
  decorators: [atMost(440)],
} satisfies Meta<typeof GiftCardField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Номер подарочной карты' }), 'MEET1234ABCD5678{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('MEET1234ABCD5678');
  },
};

export const Refused: Story = { args: { error: true } };

export const OwnMessage: Story = { args: { error: 'Срок карты истёк 1 ноября' } };

export const Loading: Story = { args: { loading: true } };

export const Applied: Story = {
  args: { applied: { last: '5678', pays: 300_000 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать карту' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const AppliedInPart: Story = { args: { applied: { last: '5678', pays: 300_000, left: 200_000 } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Empty, Refused]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  { args: Empty.args },
  Refused,
  OwnMessage,
  Loading,
  Applied,
  AppliedInPart,
]);
