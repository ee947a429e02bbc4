import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brands } from '../tokens/brands.js';
import { BrandMaker } from './brand-maker.js';

/** A brand of one colour, one font and a density. */
const meta = {
  title: 'Foundations/Brand',
  component: BrandMaker,
  args: { start: brands['Fjord']! },
} satisfies Meta<typeof BrandMaker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fjord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'brand.css' })).toHaveTextContent('--meet-color-action: #0b4f6c;');
  },
};

export const Umber: Story = { args: { start: brands['Umber']! } };

export const Moss: Story = { args: { start: brands['Moss']! } };

/** A brand whose contrasts are too low has no files, but numbers. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const colour = canvas.getByRole('textbox', { name: 'Colour' });
    await userEvent.clear(colour);
    await userEvent.type(colour, '#ffd400');
    await expect(canvas.getByText('light: focus on paper is 1.33:1, and needs 3:1')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'brand.css' })).not.toBeInTheDocument();
  },
};
