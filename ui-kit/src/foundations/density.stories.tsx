import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../components/grid/index.js';
import { densities, ThemeProvider } from '../theme/theme-provider.js';
import compact from '../tokens/density.compact.json';
import shape from '../tokens/shape.json';
import space from '../tokens/space.json';
import { ModeTable } from './mode-table.js';
import { ThemeParts } from './theme-parts.js';

/** The same components, comfortable and compact. The toolbar sets the density of any story. */
export default { title: 'Foundations/Density' } satisfies Meta;

/** Compact is for staff who use the same page all day. Text keeps its size, and touch targets stay 44 px high. */
export const Density: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Grid columns={[1, 2, 2]} gap={10}>
      {densities.map((density) => (
        <ThemeProvider key={density} density={density}>
          <ThemeParts title={density} />
        </ThemeProvider>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = densities.map((density) => {
      const group = within(canvas.getByRole('group', { name: density }));
      return ['button', 'textbox', 'combobox', 'tab'].map(
        (role) => group.getAllByRole(role)[0]!.getBoundingClientRect().height,
      );
    });
    const target = matchMedia('(pointer: coarse)').matches ? 44 : 36;
    await expect(heights[0]!.every((height) => height >= 44)).toBe(true);
    await expect(heights[1]!.every((height) => height >= target)).toBe(true);
    if (target === 36) await expect(heights[1]!.every((height, index) => height < heights[0]![index]!)).toBe(true);
  },
};

export const Values: StoryObj = {
  render: () => (
    <ModeTable caption="Values of each density" base={[space, shape]} usual="comfortable" modes={{ compact }} />
  ),
};
