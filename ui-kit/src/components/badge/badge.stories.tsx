import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../fixtures/pictures.js';
import { picture } from '../../testing/pictures.js';
import { Image } from '../image/index.js';
import { Stack } from '../stack/index.js';
import { Badge } from './index.js';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Новинка' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Ink: Story = { args: { tone: 'ink', children: 'Только у нас' } };

/** Red is only for reduced prices. */
export const Sale: Story = { args: { tone: 'price', children: '−30\u00A0%' } };

/** Volt is only for bonuses and cashback. */
export const Bonus: Story = { args: { tone: 'bonus', children: 'Кешбэк 390' } };

/** For a badge beside running text: it takes the text's size. */
export const Large: Story = { args: { tone: 'bonus', size: 'large', children: '5000 бонусов за регистрацию' } };

/** Usually it stands in the corner of a picture. */
export const OnPicture: Story = {
  render: (args) => (
    <div css={{ position: 'relative', width: 280 }}>
      <Image src={pictures.ridge} alt="" sizes="280px" />
      <Stack direction="row" gap={1} css={{ position: 'absolute', top: 8, left: 8 }}>
        <Badge {...args} />
        <Badge tone="ink">Осталась одна</Badge>
      </Stack>
    </div>
  ),
};

/** It stays on one line; its container decides how much is cut. */
export const LongWord: Story = {
  args: { children: 'Высококонцентрированный' },
  decorators: [
    (Story) => (
      <div css={{ width: 120, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack direction="row" gap={2} wrap>
      <Badge>Новинка</Badge>
      <Badge tone="ink">Только у нас</Badge>
      <Badge tone="price">−30 %</Badge>
      <Badge tone="bonus">Кешбэк 390</Badge>
    </Stack>
  ),
};
