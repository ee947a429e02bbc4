import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
import { Button } from '../button/index.js';
import { Price } from '../price/index.js';
import { Text } from '../text/index.js';
import { BuyBar } from './index.js';

const meta = {
  title: 'Shop/BuyBar',
  component: BuyBar,
  args: {
    everywhere: true,
    summary: <Price price={1_299_000} oldPrice={1_499_000} />,
    children: <Button>В корзину</Button>,
  },
  decorators: [atMost(390)],
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PriceAlone: Story = {};

export const WithSize: Story = {
  args: {
    summary: (
      <>
        <Price price={1_299_000} />
        <Text as="span" size="small" tone="muted">
          42, завтра
        </Text>
      </>
    ),
  },
};

/** It stays in view on a long page. */
export const OnLongPage: Story = {
  render: (args) => (
    <>
      <div css={{ height: '200vh' }}>
        <Text>Кеды Court Low</Text>
      </div>
      <BuyBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongWords: Story = { args: { children: <Button>Сообщить о поступлении</Button> } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const AllStates: Story = allStates(meta, [PriceAlone, WithSize, LongWords]);
