import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../components/grid/index.js';
import { radii, ThemeProvider } from '../theme/theme-provider.js';
import large from '../tokens/radius.large.json';
import none from '../tokens/radius.none.json';
import shape from '../tokens/shape.json';
import { ModeTable } from './mode-table.js';
import { ThemeParts } from './theme-parts.js';

/** The same components with each radius. The toolbar sets the radius of any story. */
export default { title: 'Foundations/Radius' } satisfies Meta;

/** Round marks, such as a switch, stay round. */
export const Radius: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Grid columns={[1, 2, 3]} gap={10}>
      {radii.map((radius) => (
        <ThemeProvider key={radius} radius={radius}>
          <ThemeParts title={radius} />
        </ThemeProvider>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const corners = radii.map((radius) => {
      const group = within(canvas.getByRole('group', { name: radius }));
      return parseFloat(getComputedStyle(group.getAllByRole('button')[0]!).borderStartStartRadius);
    });
    await expect(corners).toEqual([...corners].sort((one, other) => one - other));
    await expect(new Set(corners).size).toBe(radii.length);
  },
};

export const Values: StoryObj = {
  render: () => <ModeTable caption="Values of each option" base={[shape]} usual="small" modes={{ none, large }} />,
};
