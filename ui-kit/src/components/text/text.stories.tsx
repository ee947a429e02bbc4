import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Stack } from '../stack/index.js';
import { headingSizes, textSizes, type HeadingSize, type TextSize } from './text.styles.js';
import { Heading, HeadingCount, Text } from './index.js';

const meta = {
  title: 'Text/Text and Heading',
  component: Text,
  subcomponents: { Heading, HeadingCount },
  args: { children: 'Доставим в пункт выдачи 24 ноября' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(Object.keys(textSizes) as TextSize[]).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>Обычный</Text>
      <Text tone="muted">Второстепенный</Text>
      <Text tone="success">Промокод применён</Text>
      <Text tone="error">Промокод не найден</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack gap={8}>
      {(Object.keys(headingSizes) as HeadingSize[]).map((size) => (
        <Heading key={size} level={2} size={size}>
          Новая коллекция
        </Heading>
      ))}
    </Stack>
  ),
};

/** The level in the outline and the size are independent. */
export const LevelApartFromLook: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="small">
        Первый уровень, тихий вид
      </Heading>
      <Heading level={2} size="large">
        Второй уровень, громче первого
      </Heading>
    </Stack>
  ),
};

export const HeadingWithCount: Story = {
  render: () => (
    <Heading level={1} size="display">
      Кроссовки
      <HeadingCount aria-label="128 товаров">128</HeadingCount>
    </Heading>
  ),
};

export const LongWordsOnPhone: Story = {
  render: () => (
    <Heading level={2} size="display">
      Достопримечательности высокотехнологичности
    </Heading>
  ),
  globals: { viewport: { value: 'phone' } },
};

/** The fonts cover every Russian letter and every sign that a shop needs. */
export const Alphabet: Story = {
  render: () => (
    <Stack>
      <Text size="large">Съешь же ещё этих мягких французских булок да выпей чаю — 12 990 ₽, −30 %, №5, «ёлочки»</Text>
      <Heading level={2} size="medium" css={{ fontFamily: 'var(--meet-font-display)' }}>
        Съешь же ещё этих мягких французских булок
      </Heading>
    </Stack>
  ),
};

export const AllStates: Story = allStates(meta, [Sizes, Tones, Headings, Alphabet], 'rows');
