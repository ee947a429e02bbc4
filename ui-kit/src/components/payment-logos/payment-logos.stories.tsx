import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { PaymentLogos } from './index.js';

const meta = { title: 'Page/PaymentLogos', component: PaymentLogos } satisfies Meta<typeof PaymentLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    await expect(names).toEqual(['«Мир»', 'СБП', 'Visa', 'MasterCard', 'Maestro', 'Кошелёк', 'Банковская карта']);
  },
};

export const Some: Story = { args: { methods: ['card', 'wallet'] } };

export const None: Story = { args: { methods: [] }, decorators: [drawsNothing] };

/** The icons wrap in a narrow container. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div css={{ width: 170 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack>
      <PaymentLogos />
      <PaymentLogos methods={['card', 'wallet']} />
    </Stack>
  ),
};
