import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { Divider } from '../components/divider/index.js';
import { Price } from '../components/price/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import breakpoint from '../tokens/breakpoint.json';
import { tokens } from '../tokens/generated/tokens.js';
import layer from '../tokens/layer.json';
import shape from '../tokens/shape.json';
import space from '../tokens/space.json';
import { readTokens } from './read-tokens.js';
import { TokenTable } from './token-table.js';

export default { title: 'Foundations/Space and shape' } satisfies Meta;

/** Spacing in steps of 4px. */
export const Space: StoryObj = {
  render: () => (
    <TokenTable
      rows={readTokens(space, 'space')}
      draw={({ variable }) => <div style={{ width: `var(${variable})`, height: 16, background: tokens.color.ink }} />}
    />
  ),
};

/** The smallest touch target and the greatest page width. */
export const Sizes: StoryObj = {
  render: () => (
    <TokenTable
      rows={readTokens(space, 'size')}
      draw={({ variable }) => (
        <div
          style={{
            width: `var(${variable})`,
            maxWidth: 'min(300px, 40vw)',
            height: 44,
            background: tokens.color.subtle,
          }}
        />
      )}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <TokenTable
      rows={readTokens(shape, 'radius')}
      draw={({ variable }) => (
        <div
          style={{
            width: 88,
            height: 44,
            borderRadius: `var(${variable})`,
            border: `1px solid ${tokens.color.control}`,
          }}
        />
      )}
    />
  ),
};

/** The z-index of each layer. */
export const Layers: StoryObj = {
  render: () => <TokenTable rows={readTokens(layer, 'layer')} draw={({ name }) => name} />,
};

/** Widths at which the layout changes. Media queries read them from `breakpoints`. */
export const Breakpoints: StoryObj = {
  render: () => (
    <TokenTable
      rows={readTokens(breakpoint, 'breakpoint')}
      draw={({ text }) => (
        <div
          style={{
            width: `min(calc(${text} / 6), ${Number.parseInt(text) / 36}vw)`,
            height: 16,
            background: tokens.color['surface-product'],
          }}
        />
      )}
    />
  ),
};

const pairs = ['Court Low', 'Base 3'];

/** Gaps form groups, and one frame is enough. */
export const RightAndWrong: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Stack gap={6}>
              {pairs.map((name) => (
                <Stack key={name} gap={1}>
                  <Text>{name}</Text>
                  <Price price={749_000} />
                </Stack>
              ))}
            </Stack>
          ),
          caption: '4px inside a group, 24px between groups: each price belongs to a name.',
        }}
        wrong={{
          show: (
            <Stack gap={4}>
              {pairs.map((name) => [<Text key={name}>{name}</Text>, <Price key={`${name} price`} price={749_000} />])}
            </Stack>
          ),
          caption: 'Equal gaps group nothing. Is the price above or below its name?',
        }}
      />
      <Comparison
        right={{
          show: (
            <Card>
              <Stack gap={3}>
                <Text>Казань, улица Баумана, 12</Text>
                <Divider />
                <Text tone="muted">Завтра, 390&nbsp;₽</Text>
              </Stack>
            </Card>
          ),
          caption: 'One frame, and a hairline where the content divides.',
        }}
        wrong={{
          show: (
            <Card>
              <Stack gap={3}>
                <Card variant="subtle">Казань, улица Баумана, 12</Card>
                <Card>Завтра, 390&nbsp;₽</Card>
              </Stack>
            </Card>
          ),
          caption: 'Frames within frames cost width and tell nothing.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack direction="row" gap={3} wrap>
              <Button>Сохранить</Button>
              <Button variant="ghost">Отменить</Button>
            </Stack>
          ),
          caption: '44px for a finger, also where little is drawn.',
        }}
        wrong={{
          show: (
            <Stack direction="row" gap={1}>
              <Button css={{ minHeight: 28, paddingBlock: 2, paddingInline: 8, fontSize: '0.75rem' }}>Сохранить</Button>
              <Button variant="ghost" css={{ minHeight: 28, paddingBlock: 2, paddingInline: 8, fontSize: '0.75rem' }}>
                Отменить
              </Button>
            </Stack>
          ),
          caption: 'Small and close together: a thumb hits the neighbour.',
        }}
      />
    </Stack>
  ),
};
