import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates, named } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { AnnouncementBar } from './index.js';

const meta = {
  title: 'Page/AnnouncementBar',
  component: AnnouncementBar,
  args: { children: 'Бесплатно доставляем заказы от 15\u00A0000\u00A0₽' },
} satisfies Meta<typeof AnnouncementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AsLink: Story = { args: { href: '/delivery' } };

export const Sale: Story = { args: { tone: 'sale', children: 'Скидки до 50 % до воскресенья' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Из-за снегопада заказы приходят на день позже' } };

export const Dismissible: Story = {
  args: { href: '/delivery', onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    children: 'Высококонцентрированные водоотталкивающие средства отправляем наземным транспортом до 30 ноября',
    onRemove: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { onRemove: fn() }, decorators: [rightToLeft] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Plain, AsLink, Dismissible].map(named), 'rows'),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [Plain, AsLink, Dismissible, LongWordsOnPhone].map(named), 'rows');
