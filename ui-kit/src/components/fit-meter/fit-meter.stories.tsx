import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { FitMeter } from './index.js';

const meta = {
  title: 'Shop/FitMeter',
  component: FitMeter,
  args: { counts: { small: 18, true: 5, large: 1 } },
  decorators: [atMost(400)],
} satisfies Meta<typeof FitMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RunsSmall: Story = {};

export const TrueToSize: Story = { args: { counts: { small: 2, true: 40, large: 3 } } };

export const RunsLarge: Story = { args: { counts: { small: 0, true: 2, large: 9 } } };

/** Everybody says the same: the mark is at the end. */
export const AllSaySo: Story = { args: { counts: { small: 4, true: 0, large: 0 } } };

export const NobodyTold: Story = { args: { counts: { small: 0, true: 0, large: 0 } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [RunsSmall, TrueToSize, RunsLarge, AllSaySo, NobodyTold]);
