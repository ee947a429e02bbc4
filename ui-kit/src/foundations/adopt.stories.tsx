import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/badge/index.js';
import { Button } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { Grid } from '../components/grid/index.js';
import { Input } from '../components/input/index.js';
import { Price } from '../components/price/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { densities, radii, ThemeProvider } from '../theme/theme-provider.js';

/** The kit in an application with its own styles, themes and brand. */
export default { title: 'Foundations/Adopt' } satisfies Meta;

type Story = StoryObj;

/** A class of the application, which is in no cascade layer. */
export const Overridden: Story = {
  render: () => (
    <Stack direction="row" gap={4} wrap>
      <style>
        {'.application { border-radius: 999px; background: #0b4f6c; color: #ffffff; padding-inline: 40px; }'}
      </style>
      <Button className="application">Свой класс</Button>
      <Button>Как в ките</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const own = getComputedStyle(canvas.getByRole('button', { name: 'Свой класс' }));
    await expect([own.backgroundColor, own.borderRadius, own.paddingInlineStart]).toEqual([
      'rgb(11, 79, 108)',
      '999px',
      '40px',
    ]);
    await expect(own.minHeight).toBe('44px');
  },
};

const Parts = () => (
  <Stack gap={4} align="start">
    <Heading level={2}>Осенний вечер</Heading>
    <Text tone="muted">Обувь для города и троп</Text>
    <Card>
      <Stack gap={3} align="start">
        <Badge tone="bonus">Кешбэк 390</Badge>
        <Price price={1_299_000} oldPrice={1_599_000} sale={18} />
      </Stack>
    </Card>
    <Input label="Почта" />
    <Checkbox label="Женское" defaultChecked />
    <Button>Смотреть коллекцию</Button>
  </Stack>
);

/** Colours, fields and borders of the other theme, whatever the theme of the page. */
export const DarkBand: Story = {
  render: () => (
    <Stack gap={8}>
      <style>{'.band { padding: 32px; }'}</style>
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeProvider key={mode} mode={mode} className="band">
          <Parts />
        </ThemeProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inks = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading).color);
    await expect(new Set(inks).size).toBe(2);
  },
};

export const DensityAndCorners: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap={8}>
      {densities.flatMap((density) =>
        radii.map((radius) => (
          <ThemeProvider key={density + radius} density={density} radius={radius}>
            <Stack gap={4}>
              <Text size="small" tone="muted">
                {density}, {radius}
              </Text>
              <Parts />
            </Stack>
          </ThemeProvider>
        )),
      )}
    </Grid>
  ),
};
