import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Text } from '../text/index.js';
import { ProgressLine } from './index.js';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <Text tone="muted">Страница, с которой уходят, остаётся на месте, пока идёт следующая.</Text>
    </>
  ),
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

/** Stopped halfway: the screenshot must not depend on the moment it is taken. */
const Halfway: Story = { args: { style: { animation: 'none', transform: 'scaleX(0.5)' } } };

export const AllStates: Story = allStates(meta, [Halfway], 'rows');
