import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { Tooltip } from './index.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: picture,
  args: {
    label: 'Начислим через 14 дней после доставки',
    children: (trigger) => (
      <Button variant="secondary" {...trigger}>
        Кешбэк 390
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div css={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['!picture'], parameters: noPicture };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Начислим через 14 дней после доставки');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Начислим через 14 дней после доставки');
  },
};

export const Below: Story = {
  args: { placement: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

/** The icon keeps its own name, and the tooltip describes it further. */
export const OnIcon: Story = {
  args: {
    label: 'Очистить корзину',
    children: (trigger) => <IconButton icon="close" label="Очистить" {...trigger} />,
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const LongWords: Story = {
  args: { label: 'Достопримечательности высокотехнологичного водонепроницаемого ассортимента пункта выдачи' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
