import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { ColourMode } from '../../theme/colour-mode.js';
import { ThemeProvider } from '../../theme/theme-provider.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { ThemeToggle } from './index.js';

/** The story has its own theme provider: the provider of the toolbar would reset the choice. */
function OwnTheme() {
  const [mode, setMode] = useState<ColourMode>('system');
  return (
    <ThemeProvider mode={mode} onModeChange={setMode}>
      <ThemeToggle />
    </ThemeProvider>
  );
}

const meta = {
  title: 'Page/ThemeToggle',
  component: ThemeToggle,
  render: () => <OwnTheme />,
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    // A provider within another one themes its own part of the page.
    const part = canvas.getByRole('group', { name: 'Тема' }).closest('[data-theme]');
    await userEvent.click(canvas.getByRole('radio', { name: 'Тёмная' }));
    await expect(part).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Как в системе' }));
    await expect(part).toHaveAttribute('data-theme', 'system');
  },
};

/** The route forces a mode, so the choice is disabled. */
export const Forced: Story = {
  render: () => (
    <ThemeProvider mode="system" forcedMode="light">
      <ThemeToggle />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Тема' })).toBeDisabled();
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Choosing]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Choosing, Forced]);
