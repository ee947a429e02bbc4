import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Text } from '../text/index.js';
import { Popover } from './index.js';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: picture,
  args: {
    title: 'Как считается кешбэк',
    children: <Text size="small">Три процента от того, что оплачено деньгами. Бонусы придут после доставки.</Text>,
    trigger: (props) => (
      <Button variant="secondary" {...props}>
        Кешбэк 390
      </Button>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div css={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['!picture'], parameters: noPicture };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Кешбэк 390' }));
    await expect(await screen.findByRole('dialog', { name: 'Как считается кешбэк' })).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Кешбэк 390' })).toHaveFocus());
  },
};

export const Above: Story = {
  args: { placement: 'top' },
  decorators: [
    (Story) => (
      <div css={{ paddingBlockStart: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Кешбэк 390' }));
    await screen.findByRole('dialog');
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    title: 'Достопримечательности высокотехнологичного ассортимента',
    children: <Text size="small">{'Водонепроницаемые кроссовки с антибактериальной стелькой. '.repeat(12)}</Text>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Кешбэк 390' }));
    await screen.findByRole('dialog');
  },
};
