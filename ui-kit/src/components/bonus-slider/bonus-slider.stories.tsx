import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { BonusSlider } from './index.js';

const meta = {
  title: 'Shop/BonusSlider',
  component: BonusSlider,
  args: { available: 1280, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BonusSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts at a quarter of the available bonuses. */
export const Quarter: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Списать бонусы' });
    await expect(slider).toHaveValue('320');
    await fireEvent.change(slider, { target: { value: '700' } });
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith(700);
  },
};

export const AsBefore: Story = { args: { previous: 1000 } };

/** The maximum is rounded down to a multiple of 10. */
export const NotWholeTens: Story = { args: { available: 1287, previous: 1287 } };

export const AlmostNone: Story = { args: { available: 5 } };

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { args: { available: 128_450 }, globals: { viewport: { value: 'phone' } } };

export const AllStates: Story = allStates(meta, [Quarter, NotWholeTens, AlmostNone, Loading]);
