import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { expect } from 'storybook/test';
import { LetterIndex } from './index.js';

const meta = {
  title: 'Navigation/LetterIndex',
  component: LetterIndex,
  args: {
    lettersLabel: 'Буквы',
    sections: [
      { letter: 'G', id: 'letter-g', items: [{ label: 'Gravosk', href: '/brands/gravosk' }] },
      {
        letter: 'Л',
        id: 'letter-l',
        items: [
          { label: 'Ледостав', href: '/brands/ledostav' },
          { label: 'Ладога', href: '/brands/ladoga' },
        ],
      },
      { letter: 'С', id: 'letter-s', items: [{ label: 'Север', href: '/brands/severlyn' }] },
    ],
  },
} satisfies Meta<typeof LetterIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Л' })).toHaveAttribute('href', '#letter-l');
    await expect(canvas.getByRole('region', { name: 'Л' })).toBeVisible();
  },
};

/** With one letter the row of letters is left out. */
export const OneLetter: Story = {
  args: { sections: [{ letter: 'M', id: 'letter-m', items: [{ label: 'Meet', href: '/brands/meet' }] }] },
};

export const LongNames: Story = {
  args: {
    sections: [
      {
        letter: 'Д',
        id: 'letter-d',
        items: [{ label: 'Достопримечательности высокотехнологичного ассортимента', href: '/brands/long' }],
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const rows = ['АБ', 'ВГ', 'ДЕ'];

/**
 * Letters and names, hovered, focused and pressed. Each row has its own letters, because a letter is the name of its
 * group.
 */
export const Interaction: Story = {
  ...interaction(meta, [Letters], 'rows', (title, row) => ({
    lettersLabel: `Буквы, ${title}`,
    sections: Array.from(rows[row] ?? '', (letter) => ({
      letter,
      id: `letter-${letter}`,
      items: meta.args.sections[1]!.items,
    })),
  })),
  tags: ['pseudo'],
};

export const AllStates: Story = allStates(meta, [Letters, OneLetter, LongNames], 'rows');
