import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { pictures } from '../../fixtures/pictures.js';
import { allStates } from '../../testing/all-states.js';
import { expect } from 'storybook/test';
import { Image } from '../image/index.js';
import { Waiting } from './index.js';

const meta = {
  title: 'Feedback/Waiting',
  component: Waiting,
  args: { loading: true, children: <Image src={pictures.ridge} alt="Кеды" sizes="360px" /> },
  decorators: [atMost(320)],
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Кеды' })).toBeVisible();
  },
};

export const There: Story = { args: { loading: false } };

export const AllStates: Story = allStates(meta, [OnTheWay, There]);
