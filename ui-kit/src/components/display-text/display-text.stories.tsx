import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { DisplayText } from './index.js';

const meta = {
  title: 'Text/DisplayText',
  component: DisplayText,
  args: { size: 'large', children: 'Светлые пары на каждый день' },
} satisfies Meta<typeof DisplayText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the caption of a figure. */
export const Small: Story = { args: { size: 'small', children: 'бонусов за регистрацию' } };

/** For an amount in a band. */
export const Medium: Story = { args: { size: 'medium', children: '5000 бонусов' } };

/** For a title over a picture. */
export const Large: Story = {};

/** For one figure as wide as the screen. */
export const Giant: Story = { args: { size: 'giant', children: '5000' } };

export const LongWordsOnPhone: Story = {
  args: { children: 'Достопримечательности высокотехнологичного ассортимента' },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [Small, Medium, Large, Giant, LongWordsOnPhone], 'rows');
