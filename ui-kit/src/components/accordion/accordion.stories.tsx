import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { Text } from '../text/index.js';
import { Accordion } from './index.js';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    sections: [
      { id: 'about', label: 'Описание', content: <Text>Низкие кеды из гладкой кожи на литой подошве.</Text> },
      { id: 'care', label: 'Уход', content: <Text>Протирайте влажной тканью, сушите вдали от батарей.</Text> },
      { id: 'return', label: 'Доставка и возврат', content: <Text>Вернуть можно в течение 14 дней.</Text> },
    ],
  },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Уход'));
    await expect(canvas.getByText(/Протирайте/)).toBeVisible();
    await userEvent.click(canvas.getByText('Описание'));
    await expect(canvas.getByText(/Протирайте/)).toBeVisible();
  },
};

/** Opening one section closes the others. */
export const Single: Story = {
  args: { single: true, defaultOpen: ['about'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Уход'));
    await expect(canvas.getByText(/Протирайте/)).toBeVisible();
    await expect(canvas.getByText(/Низкие кеды/)).not.toBeVisible();
  },
};

export const SeveralOpen: Story = { args: { defaultOpen: ['about', 'return'] } };

export const LongWords: Story = {
  args: {
    sections: [
      {
        id: 'a',
        label: 'Достопримечательности высокотехнологичного водонепроницаемого материала верха и подошвы',
        content: <Text>Подробности</Text>,
      },
    ],
    defaultOpen: ['a'],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = { args: { sections: [] }, decorators: [drawsNothing] };

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Closed, SeveralOpen], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [Closed, SeveralOpen, LongWords]);
