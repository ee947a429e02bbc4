import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ShareButton } from './index.js';

const meta = {
  title: 'Shop/ShareButton',
  component: ShareButton,
  args: { title: 'Кеды Court Low', url: 'https://shop.example/product/court-low' },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

export const Plain: Story = {};

/** Without a share menu, the address is copied. */
export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const writeText = fn(async (_text: string) => undefined);
    set('share', undefined);
    set('clipboard', { writeText });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(args.url);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ссылка скопирована'));
  },
};

export const NotCopied: Story = {
  play: async ({ canvas }) => {
    set('share', undefined);
    set('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Не удалось скопировать ссылку'));
  },
};

export const Ghost: Story = { args: { variant: 'ghost' } };

export const OwnWords: Story = { args: { children: 'Показать другу' } };

export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Plain, Ghost, Disabled]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Plain, Ghost, OwnWords, Disabled]);
