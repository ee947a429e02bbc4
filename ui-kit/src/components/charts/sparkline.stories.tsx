import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { Sparkline } from './index.js';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Заказы за две недели', values: [18, 13, 9, 12, 16, 24, 26, 17, 12, 11, 14, 17, 25, 29] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};

export const Same: Story = { args: { values: [4, 4, 4, 4] } };

export const Gaps: Story = { args: { values: [4, 9, null, 3, null, 7, 8] } };

export const Nothing: Story = { args: { values: [] } };

/** It is as high as a line of text, and grows with it. */
export const BesideNumber: Story = {
  render: (args) => (
    <p>
      Заказов: 29 <Sparkline {...args} />
    </p>
  ),
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [Orders, Same, Gaps, Nothing, BesideNumber]);
