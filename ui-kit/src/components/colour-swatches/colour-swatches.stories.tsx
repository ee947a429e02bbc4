import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { colours } from '../../fixtures/goods.js';
import { allStates } from '../../testing/all-states.js';
import { ColourDot, ColourSwatches } from './index.js';

const meta = {
  title: 'Data/ColourSwatches',
  component: ColourSwatches,
  subcomponents: { ColourDot },
  args: { colours: colours.slice(0, 3) },
} satisfies Meta<typeof ColourSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Цвета: .*Тёмно-зелёный/ })).toBeVisible();
  },
};

export const One: Story = { args: { colours: colours.slice(0, 1) } };

/** Four dots, then the number of the others. */
export const Many: Story = {
  args: { colours },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /ещё 3$/ })).toBeVisible();
  },
};

export const LargeDots: Story = { args: { colours, diameter: 24, limit: 7 } };

/** The border keeps white visible on a light background, and black on a dark one. */
export const NearTheGround: Story = {
  args: {
    diameter: 24,
    colours: [
      { name: 'Белый', hex: '#ffffff' },
      { name: 'Бумага', hex: '#f8f6f1' },
      { name: 'Чёрный', hex: '#000000' },
    ],
  },
};

/** Nothing is rendered without colours. */
export const Empty: Story = { args: { colours: [] }, decorators: [drawsNothing] };

export const Dot: Story = { render: () => <ColourDot hex="#b4472e" diameter={32} /> };

export const AllStates: Story = allStates(meta, [Few, One, Many, LargeDots, NearTheGround]);
