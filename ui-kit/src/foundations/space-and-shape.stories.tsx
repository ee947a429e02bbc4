import type { Meta, StoryObj } from '@storybook/react-vite';
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
