import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/badge/index.js';
import { Button } from '../components/button/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { Grid } from '../components/grid/index.js';
import { Input } from '../components/input/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { products } from '../fixtures/goods.js';

/** The same components with other tokens; their code does not change. The toolbar switches the brand of any story. */
const meta = {
  title: 'Foundations/Re-brand',
  render: () => (
    <Grid columns={[1, 2, 3]} gap={8}>
      <Stack gap={4} align="start">
        <Heading level={1} size="display">
          Осень
        </Heading>
        <Text size="large">Обувь для города и троп.</Text>
        <Badge tone="bonus">Кешбэк 390</Badge>
        <Button>Смотреть коллекцию</Button>
        <Button variant="secondary">Все бренды</Button>
      </Stack>
      <Stack gap={4}>
        <Input label="Почта" placeholder="anna@example.ru" hint="Пришлём новости о поступлениях" />
        <Checkbox label="Женское" defaultChecked count={128} />
        <Checkbox label="Мужское" count={211} />
      </Stack>
      <ProductCard {...products[1]!} headingLevel={2} />
    </Grid>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meet: Story = { globals: { brand: 'meet' } };

export const Fjord: Story = {
  globals: { brand: 'fjord' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Смотреть коллекцию' })).borderRadius).toBe('6px');
  },
};
