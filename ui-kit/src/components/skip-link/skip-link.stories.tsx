import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictureOnly } from '../../testing/all-states.js';
import { SkipLink } from './index.js';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} css={{ paddingBlockStart: 64 }}>
          Содержание страницы
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** The first press of `Tab` shows the link. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Перейти к содержанию' })).toHaveFocus();
  },
};

export const OwnWords: Story = {
  args: { children: 'Сразу к товарам' },
  play: async () => {
    await userEvent.tab();
  },
};

export const AllStates: Story = { ...Focused, parameters: pictureOnly };
